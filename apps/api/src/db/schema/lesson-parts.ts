import type { BilingualText } from './columns.ts'

/** A file that goes with a lesson: what it is called, under which name it is downloaded, where it rests and how large it is. */
export interface LessonFile {
  title: BilingualText
  name: string
  media: string
  bytes: number
}

/** A part of a lesson's video: the second at which it begins, and what it is called. */
export interface VideoChapter {
  second: number
  title: BilingualText
}

export const packageStandards = ['scorm12', 'scorm2004', 'cmi5', 'xapi'] as const
export type PackageStandard = (typeof packageStandards)[number]

/** What of a part of a cmi5 package satisfies it (cmi5, 13.1.4). */
export const moveOns = [
  'Passed',
  'Completed',
  'CompletedAndPassed',
  'CompletedOrPassed',
  'NotApplicable',
] as const
export type MoveOn = (typeof moveOns)[number]

/** What opens of a package, and reports by itself. */
export interface PackagePart {
  /** Its identifier in the manifest: what is kept of it goes by this. */
  key: string
  title: string
  /** The file that opens, within the package, with the query or fragment after its name. */
  href: string
  /** A resource that reports nothing: it is done once it was opened. */
  isSilent: boolean
  /** The score that passes: of 100 in SCORM 1.2, from -1 to 1 in SCORM 2004, from 0 to 1 in cmi5; null where the package decides by itself. */
  passScore: number | null
  /** What the manifest hands to the part. */
  data: string
  /** Of cmi5 alone. */
  moveOn?: MoveOn
  entitlementKey?: string
}

/** A package as its manifest describes it; the package itself rests as the lesson's medium, packed as it came. */
export interface LessonPackage {
  standard: PackageStandard
  title: string
  parts: PackagePart[]
  /** Of cmi5 alone: the groups of parts whose end is stated, by the keys. */
  blocks?: { key: string; parts: string[] }[]
}

/** A question of a course that anyone may try, key and all. It is part of no exam, so that it tells nothing of one. */
export interface SampleQuestion {
  body: BilingualText
  options: { text: BilingualText; correct: boolean }[]
  explanation: BilingualText
}
