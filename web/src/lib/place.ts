/** Where the server is mounted, and addresses within it. */

/** The folder that <base> names; every address of ours lies below it. */
export const home = (): URL => new URL('.', document.baseURI)

/** The full address of a path such as `api/games`. */
export const address = (path: string): string => new URL(path.replace(/^\//, ''), home()).href

/** The same as a websocket. */
export const socketAddress = (path: string): string => address(path).replace(/^http/, 'ws')
