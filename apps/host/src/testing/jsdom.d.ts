/** As much of jsdom as the tests of served documents read; the host itself knows no DOM. */
declare module 'jsdom' {
  export interface ParsedElement {
    textContent: string | null
    getAttribute(name: string): string | null
    querySelector(selector: string): ParsedElement | null
    getElementsByTagName(name: string): Iterable<ParsedElement>
  }
  export interface ParsedDocument {
    title: string
    documentElement: { lang: string; dir: string; dataset: Record<string, string | undefined> }
    scripts: Iterable<ParsedElement>
    querySelector(selector: string): ParsedElement | null
    querySelectorAll(selector: string): Iterable<ParsedElement>
  }
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string })
    window: { document: ParsedDocument }
  }
}
