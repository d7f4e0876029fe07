import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

const fonts = [
  import.meta.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf'),
]
/**
 * What templates set their text in: the fonts above, then those that the compiler brings along. A machine's own would make a document
 * look otherwise elsewhere, so templates fall back to no other font.
 */
const families = `
#let text-fonts = ("Amiri", "Libertinus Serif", "DejaVu Sans Mono")
#let title-fonts = ("Readex Pro", ..text-fonts)
`
/** Generations of memoised results that stay; without a limit, memory grows with every document. */
const keptGenerations = 10
/** Rounds in which characters that no font has are replaced; each report names all that were met. */
const mostRounds = 5

/** A document to be made: its template, its texts, and the output format. */
export interface DocumentWork {
  /** Address of the template's file. */
  template: string
  form: 'pdf' | 'svg'
  /** `page` is JSON with every text that the template prints. */
  inputs: Record<string, string> & { page: string }
}

/** A compiler with the fonts of documents and nothing else: it reads no file but templates and fetches nothing. */
export function documentCompiler(): (work: DocumentWork) => Uint8Array {
  const templates = new Map<string, string>()
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(new URL('.', import.meta.url)),
    fontArgs: [{ fontBlobs: fonts.map(font => readFileSync(fileURLToPath(font))) }],
  })
  return work => {
    const template = templates.get(work.template) ?? readFileSync(new URL(work.template), 'utf8')
    templates.set(work.template, template)
    try {
      return compile(compiler, template, work)
    } finally {
      compiler.evictCache(keptGenerations)
    }
  }
}

/** PDF/A-3, or a picture of the first page whose glyphs are outlines. */
function written(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  form: DocumentWork['form'],
): Uint8Array {
  return form === 'pdf'
    ? compiler.pdf(document, { pdfStandard: 'a-3a' })
    : new TextEncoder().encode(compiler.plainSvg(document))
}

/**
 * PDF/A demands a glyph for each character, and people write what no font here has: such characters become question marks on the page.
 * What is attached for machines has them as they are.
 */
function compile(compiler: NodeCompiler, template: string, { form, inputs }: DocumentWork): Uint8Array {
  let { page } = inputs
  for (let round = 1; ; round += 1)
    try {
      return written(compiler, pagesOf(compiler, template, { ...inputs, page }), form)
    } catch (error) {
      const missing = blamed(missingIn(String(error)))
      if (missing.length === 0 || round === mostRounds)
        throw new Error(`a document could not be made: ${String(error)}`, { cause: error })
      for (const text of missing) page = page.replaceAll(text, '?')
    }
}

/**
 * What to replace of what could not be shown. A mark that no font has is reported with its base character: the character is on the whole
 * page, and shown once its mark is gone. What is ASCII each font has, and the page's JSON is made of it.
 */
function blamed(missing: string[]): string[] {
  const strange = missing.filter(text => !/^\p{ASCII}*$/u.test(text))
  const marks = strange.filter(text => /^[\p{M}\p{Cf}\p{Emoji_Modifier}]+$/u.test(text))
  return marks.length > 0 ? marks : strange
}

/** The texts that no font could show, as the compiler's report names them: the text `\\"…\\"` could not be displayed. */
function missingIn(report: string): string[] {
  return report.split('the text `\\"').flatMap((part, at) => {
    const end = part.indexOf('\\"` could not be displayed')
    return at === 0 || end <= 0 ? [] : [unescaped(part.slice(0, end))]
  })
}

function pagesOf(
  compiler: NodeCompiler,
  template: string,
  inputs: Record<string, string>,
): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent: families + template, inputs })
  if (compiled.result) return compiled.result
  const reason = compiled.takeDiagnostics()
  throw new Error(JSON.stringify(reason && compiler.fetchDiagnostics(reason)))
}

/** The characters of a text as the compiler's report quotes it: `\\u{20c1}`. */
function unescaped(text: string): string {
  return text.replace(/\\{1,4}u\{([0-9a-f]{1,6})\}/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
