import type { Database } from '../../../../db/client.ts'
import type { PackagePart } from '../../../../db/schema/index.ts'
import type { OpenedPackage } from '../opened-package.ts'
import { isScorm } from '../outcome.ts'
import { openPart, type PartStanding, type Played } from '../running.ts'
import { launchNames, launchQuery } from './launch.ts'
import { launchPart } from './launching.ts'
import { XapiTokens } from './tokens.ts'

interface OpeningParts {
  db: Database
  tokens: XapiTokens
  siteOrigin: string
  packagesOrigin: string
}

/** A part that is about to open. */
export interface Opening {
  grant: string
  opened: OpenedPackage
  part: PackagePart
  played: Played | null
  run: string
}

/** Opens parts, each by its standard. @returns what is kept of it, if anything is, and the launch parameters of its URL */
export function partOpening({ db, tokens, siteOrigin, packagesOrigin }: OpeningParts) {
  return async ({
    grant,
    opened,
    part,
    played,
    run,
  }: Opening): Promise<{ standing: PartStanding | null; query: string }> => {
    const { facts } = opened
    if (isScorm(facts.standard)) return { standing: played && (await openPart(db, played, run)), query: '' }
    const names = launchNames(opened, part, siteOrigin)
    const base = `${packagesOrigin}/p/${grant}`
    // Without the grant: it is stated, and kept.
    const launchUrl = `${packagesOrigin}/${part.href}`
    const standing = played && (await launchPart(db, { played, names, run, siteOrigin }, launchUrl))
    const launch = { index: facts.parts.indexOf(part), run }
    const at = {
      endpoint: `${base}/xapi/`,
      fetch: `${base}/fetch/${XapiTokens.nameOf(launch)}`,
      token: tokens.sign(grant, launch),
    }
    return { standing, query: launchQuery(facts, names, at) }
  }
}
