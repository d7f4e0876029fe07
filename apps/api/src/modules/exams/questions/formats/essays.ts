import { isSame } from '../../../../db/is-same.ts'
import { essayFileKinds, type EssayForm } from '../../../../db/schema/question-kinds.ts'
import { within, type Element } from '../../../../xml.ts'
import { endingsOf, fileTypes } from '../../files/file-types.ts'
import { mostFiles, mostMegabytes, mostWords, tidiedForm, usualFiles } from '../essay-form.ts'
import type { Hints } from './reading.ts'

const megabyte = 1024 * 1024

/** What Moodle says of an essay, element by element. */
export const moodleElements = [
  'responseformat',
  'responserequired',
  'attachments',
  'attachmentsrequired',
  'maxbytes',
  'filetypeslist',
  'minwordlimit',
  'maxwordlimit',
] as const
type Moodle = Record<(typeof moodleElements)[number], string>

/** An essay as Moodle has it, which counts up to three files, or any number. */
export function moodleEssay({ format, files, words }: EssayForm = { format: 'text' }): Moodle {
  return {
    responseformat: { text: 'plain', rich_text: 'editor', files: 'noinline' }[format],
    responserequired: format === 'files' ? '0' : '1',
    attachments: files === undefined ? '0' : files.most > 3 ? '-1' : String(files.most),
    attachmentsrequired: format === 'files' ? '1' : '0',
    maxbytes: files === undefined ? '0' : String(files.megabytes * megabyte),
    filetypeslist:
      files === undefined || files.kinds.length === essayFileKinds.length
        ? ''
        : endingsOf(files.kinds).join(','),
    minwordlimit: String(words?.least ?? ''),
    maxwordlimit: String(words?.most ?? ''),
  }
}

/** What a Moodle file asks for; exact where it was exported from here and is unchanged. */
export function fromMoodle(given: Partial<Moodle>, hints: Hints | undefined): { essay?: EssayForm } {
  const said = (form: EssayForm | undefined) => isSame(moodleEssay(form), { ...moodleEssay(), ...given })
  if (hints && said(hints.essay)) return hints.essay ? { essay: hints.essay } : {}
  // Files that were exported before essays had forms.
  if (hints && !hints.essay && given.maxbytes === undefined) return {}
  const { responseformat = 'editor', attachments = '0', maxbytes = '0', filetypeslist = '' } = given
  const isFiles = responseformat === 'noinline'
  const most = Number(attachments)
  const megabytes = Math.round(Number(maxbytes) / megabyte)
  const hasFiles = isFiles || most > 0 || most === -1
  const form = tidiedForm({
    format: isFiles ? 'files' : responseformat.startsWith('editor') ? 'rich_text' : 'text',
    ...(hasFiles && {
      files: {
        kinds: kindsIn(filetypeslist),
        most: most === -1 ? mostFiles : atMost(most, mostFiles) || usualFiles.most,
        megabytes: atMost(megabytes, mostMegabytes) || usualFiles.megabytes,
      },
    }),
    words: bounds(given.minwordlimit, given.maxwordlimit),
  })
  return form ? { essay: form } : {}
}

const atMost = (number: number, most: number) => (number > 0 ? Math.min(number, most) : 0)

function bounds(least = '', most = '') {
  const [from, to] = [atMost(Number(least), mostWords), atMost(Number(most), mostWords)]
  return { ...(from > 0 && { least: from }), ...(to > 0 && to >= from && { most: to }) }
}

/** The kinds that a list of endings, types or Moodle's groups of them names; all where it names none of ours. */
function kindsIn(list: string) {
  const named = list
    .toLowerCase()
    .split(/[\s,;]+/)
    .map(word => word.replace(/^[.*]+/, ''))
  const kinds = essayFileKinds.filter(kind =>
    Object.values(fileTypes).some(
      type =>
        type.kind === kind &&
        named.some(
          word =>
            (type.endings as readonly string[]).includes(word) || word === type.mime || word.endsWith(kind),
        ),
    ),
  )
  return kinds.length > 0 ? kinds : [...essayFileKinds]
}

/** A text and the files that come with it, in this order, are one essay. */
export function isQtiEssay(interactions: readonly Element[]): boolean {
  return interactions.map(({ name }) => name).join(' ') === 'extendedTextInteraction uploadInteraction'
}

/** What an item of QTI says of an essay: whether it is written, with formatting, and whether files come with it. */
export function fromQti(item: Element, hints: Hints | undefined): { essay?: EssayForm } {
  const [text] = within(item, 'extendedTextInteraction')
  const isRich = text?.attributes['format'] === 'xhtml'
  const hasFiles = within(item, 'uploadInteraction').length > 0
  const own = hints?.essay
  const isOwn =
    own !== undefined &&
    (text !== undefined) === (own.format !== 'files') &&
    isRich === (own.format === 'rich_text') &&
    hasFiles === (own.files !== undefined)
  if (isOwn) return { essay: own }
  const form = tidiedForm({
    format: text ? (isRich ? 'rich_text' : 'text') : 'files',
    ...(hasFiles && { files: usualFiles }),
  })
  return form ? { essay: form } : {}
}
