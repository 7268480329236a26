"""HTTP and websockets: identity, limits, frames and pages."""
