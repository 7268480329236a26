"""The limits of this house's style."""

LINES_MAX = 350
FUNCTION_LINES_MAX = 39
FILES_MAX = 15  # in one folder of the package
