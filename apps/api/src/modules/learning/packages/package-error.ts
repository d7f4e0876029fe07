/** What of a package is not as it has to be. */
export type PackageErrorCode =
  | 'not_a_zip'
  | 'truncated'
  | 'encrypted'
  | 'packed_otherwise'
  | 'too_many_files'
  | 'name_unreadable'
  | 'name_unfit'
  | 'name_taken'
  | 'not_a_file'
  | 'too_large'
  | 'ratio'
  | 'no_manifest'
  | 'manifest_too_large'
  | 'manifest_broken'
  | 'standard_unknown'
  | 'no_parts'
  | 'too_many_parts'
  | 'part_taken'
  | 'part_unnamed'
  | 'launch_outside'
  | 'launch_missing'

/** Why a package is not taken. */
export class PackageError extends Error {
  override name = 'PackageError'
  readonly code: PackageErrorCode
  /** The file, or the part, that it is about. */
  readonly about: string | null
  readonly line: number | null

  constructor(code: PackageErrorCode, about: string | null = null, line: number | null = null) {
    super(about === null ? code : `${code} ${about}`)
    this.code = code
    this.about = about
    this.line = line
  }
}

const sentences: Record<PackageErrorCode, string> = {
  not_a_zip: 'is no ZIP',
  truncated: 'is not whole',
  encrypted: 'is encrypted',
  packed_otherwise: 'is packed in a way that is not read: use "deflate"',
  too_many_files: 'holds more than 5,000 files',
  name_unreadable: 'holds a file whose name is not UTF-8',
  name_unfit: 'holds a file whose name leads out of the package',
  name_taken: 'holds two files of one name',
  not_a_file: 'holds a link or a device',
  too_large: 'comes to more than 1 GB unpacked',
  ratio: 'holds a file that becomes more than 200 times larger than it came',
  no_manifest: 'has no imsmanifest.xml, cmi5.xml or tincan.xml at its top',
  manifest_too_large: 'has a manifest of more than 4 MB',
  manifest_broken: 'has a manifest that cannot be read',
  standard_unknown: 'says by nothing in its manifest that it is SCORM 1.2, SCORM 2004, cmi5 or xAPI',
  no_parts: 'has no part that opens',
  too_many_parts: 'has more than 200 parts',
  part_taken: 'names two parts alike',
  part_unnamed: 'has a part without an identifier, or with one of more than 500 characters',
  launch_outside: 'opens an address outside of the package',
  launch_missing: 'opens a file that is not in it',
}

/** The error for the author of the package, after its name. */
export function sentenceOf({ code, about, line }: PackageError): string {
  const place = line === null ? '' : ` (manifest, line ${line})`
  return `${sentences[code]}${about === null ? '' : `: ${about}`}${place}`
}
