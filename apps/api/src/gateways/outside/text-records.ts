import { Resolver } from 'node:dns/promises'

/** The texts of a name's TXT records, each in its parts, as `node:dns` gives them. @throws Error with a code of `node:dns` */
export type TextRecords = (name: string) => Promise<string[][]>

/** Asks name servers for TXT records. @param servers addresses, with a port after a colon; none: those of the machine */
export function textRecordsFrom(servers: readonly string[]): TextRecords {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  if (servers.length > 0) resolver.setServers(servers)
  return name => resolver.resolveTxt(name)
}
