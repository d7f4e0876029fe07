import type { PackagePart } from '../../../../db/schema/index.ts'
import type { OpenedPackage } from '../opened-package.ts'
import type { Played } from '../running.ts'
import { type LaunchNames, launchNames } from './launch.ts'
import type { XapiTokens } from './tokens.ts'
import { XapiError } from './xapi-error.ts'

/** Content that speaks: of which part, in which opening, and of whom. */
export interface XapiSession {
  /** The signed grant that its address begins with. */
  grant: string
  opened: OpenedPackage
  part: PackagePart
  run: string
  names: LaunchNames
  siteOrigin: string
  packagesOrigin: string
  /** Null where nothing is kept of it: of visitors, and of who only teaches. */
  played: Played | null
}

interface SessionParts {
  tokens: XapiTokens
  opened: (grant: string) => Promise<OpenedPackage>
  kept: (opened: OpenedPackage, part: PackagePart) => Promise<Played | null>
  siteOrigin: string
  packagesOrigin: string
}

/** Asks who a request of content is from. @throws XapiError 401 without a token of the launch; AppError as its grant does */
export function xapiSessions({ tokens, opened, kept, siteOrigin, packagesOrigin }: SessionParts) {
  return async (grant: string, authorization: string | undefined): Promise<XapiSession> => {
    const package_ = await opened(grant)
    const token = tokens.read(grant, authorization)
    const part = token && package_.facts.parts[token.index]
    if (!token || !part) throw new XapiError(401, 'The token is not one of this launch.')
    return {
      grant,
      opened: package_,
      part,
      run: token.run,
      names: launchNames(package_, part, siteOrigin),
      siteOrigin,
      packagesOrigin,
      played: await kept(package_, part),
    }
  }
}
