/** One thing wrong with a package; `file` is relative to the imported folder, `line` counts from 1. */
export interface ContentError {
  file: string
  line: number
  message: string
}

/** The folder was not imported: every error that was found, in reading order. Nothing was written. */
export class ImportError extends Error {
  override name = 'ImportError'
  readonly errors: readonly ContentError[]

  constructor(errors: readonly ContentError[]) {
    super(errors.map(error => `${error.file}:${error.line}: ${error.message}`).join('\n'))
    this.errors = errors
  }
}

const most = 1000

/** Collects errors while reading goes on, so that a person can mend them all at once. */
export class ContentErrors {
  readonly found: ContentError[] = []

  /** Whether enough was found that listing more helps no one. */
  get isFull(): boolean {
    return this.found.length >= most
  }

  add(file: string, line: number, message: string): void {
    if (this.isFull) return
    this.found.push({ file, line, message })
  }

  /** @throws ImportError when anything was found */
  throwIfAny(): void {
    if (this.found.length === 0) return
    throw new ImportError(
      this.found.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)),
    )
  }
}
