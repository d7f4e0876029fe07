import type { paths as ClientPaths } from './generated/client-api.ts'
import type { paths as CompanyPaths } from './generated/company-api.ts'

/** Calls that both APIs have alike; `never` once one of them is no longer the same in both documents. */
export type Alike<Path extends keyof ClientPaths & keyof CompanyPaths> =
  Pick<CompanyPaths, Path> extends Pick<ClientPaths, Path>
    ? Pick<ClientPaths, Path> extends Pick<CompanyPaths, Path>
      ? Pick<ClientPaths, Path>
      : never
    : never
