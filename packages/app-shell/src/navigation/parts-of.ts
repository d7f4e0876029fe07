/** What a path of ours is made of: `search` with its `?`, `hash` without its sign, as the router takes them. */
export function partsOf(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(path) ?? []
  return { pathname, search, hash }
}
