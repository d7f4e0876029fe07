import { fold, lightStem, withoutArticle } from '@masar/text'
import { isListed, relatedTo } from './lexicon.ts'

/** Raise it when `searchTerms` makes other terms of a text: a job then reindexes every course. */
export const searchVersion = 1

/** Letters that Arabic writes together with the word they stand before: and, so, in, to, like. */
const attached = /^[وفبلك]/

const spellings: [written: RegExp, read: string][] = [
  [/\be[ -]mail/g, 'email'],
  [/\b(?:al|el)[ -](?=[a-z]{4})/g, 'al'],
  [/\bweb(?=(?:page|site)s?\b)/g, 'web-'],
  [/\bc\+\+/g, 'cplusplus'],
  [/\bc#/g, 'csharp'],
  [/(\p{L})['’]s\b/gu, '$1'],
]

/** A word as it is written: `right-to-left` has three parts and is one word as well. */
interface Written {
  parts: string[]
  joined: string | undefined
}

/** The words of a text, folded; Latin ones that a hyphen joins belong together. */
export function writtenWords(text: string): Written[] {
  const read = spellings.reduce((result, [written, as]) => result.replace(written, as), fold(text))
  return (read.match(/[\p{L}\p{M}\p{N}]+(?:[-\u2010][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(found => {
    const parts = found.split(/[-\u2010]/)
    return {
      parts,
      joined: parts.length > 1 && /^[a-z0-9-\u2010]+$/.test(found) ? parts.join('') : undefined,
    }
  })
}

/**
 * Before the terms of a title: a letter that no word has. Weights would say the same, but they are in no index: the titles among the hits of a
 * common word would be looked for in every row.
 */
const titleMark = '\u0750'

/** A term as titles alone have it. */
export const inTitle = (term: string): string => titleMark + term

/** What is stored for a title: its terms, and each once more as a title's. */
export function titleTerms(text: string): string {
  const terms = searchTerms(text)
  return terms === '' ? '' : `${terms} ${terms.split(' ').map(inTitle).join(' ')}`
}

/** What is stored for a text, as one line for `to_tsvector('simple', …)`: each word as it is written, its stem, and what it may be without attached letters. */
export function searchTerms(text: string): string {
  return writtenWords(text)
    .flatMap(({ parts, joined }) => [...parts, ...(joined === undefined ? [] : [joined])])
    .flatMap(storedForms)
    .join(' ')
}

function storedForms(word: string): string[] {
  // The second stem differs where ال is an article and then part of the word: a query for إلكترونية has neither.
  const forms = [word, lightStem(word), lightStem(withoutArticle(word))]
  const detached = word.slice(1)
  // Most words that begin with و and go on long enough are «and» with another; of those with the other letters, few.
  if ((word.startsWith('و') && detached.length >= 4) || (attached.test(word) && isKnown(detached)))
    forms.push(lightStem(detached))
  if (/^ال..$/.test(word)) forms.push(word.slice(2))
  if (/^[ae]l[a-z]{5,}$/.test(word)) forms.push(word.slice(2))
  return [...new Set(forms)]
}

/** A term of a query: every stored form that begins with it, or that form alone. */
export interface Term {
  text: string
  isPrefix: boolean
}

/** The terms by which a folded word is found: any one of them will do. */
export function termsOf(word: string): Term[] {
  const bare = bareForm(word)
  const meant = [bare, ...detachedForms(word), ...(isListed(bare) ? [] : ownedForms(bare))]
  const prefixes: string[] = []
  const exact: string[] = []
  for (const one of meant) {
    // As a beginning, the letters of آلة would find every word in ه with its article.
    if (one.startsWith('ال') && isListed(one)) exact.push(one, lightStem(one))
    else prefixes.push(lightStem(one))
  }
  if (/^ال..$/.test(word)) exact.push(word.slice(2))
  if (!word.startsWith(prefixes[0] ?? '') && bare === word) prefixes.push(word)
  for (const other of new Set(meant.flatMap(relativesOf))) {
    const stem = lightStem(other)
    if (stem.length >= 4) prefixes.push(stem)
    else exact.push(other, stem)
  }
  const kept = [...new Set(prefixes)].filter(
    prefix => !prefixes.some(shorter => shorter !== prefix && prefix.startsWith(shorter)),
  )
  return [
    ...kept.map(text => ({ text, isPrefix: true })),
    ...[...new Set(exact)]
      .filter(text => !kept.some(prefix => text.startsWith(prefix)))
      .map(text => ({ text, isPrefix: false })),
  ]
}

/** The word without its article; ألوان has none, although it is folded to such letters. */
const bareForm = (word: string): string => (isListed(word) ? word : withoutArticle(word))

/** How the table may list a word: as it is, or in the singular of its ending. */
function listedForms(word: string): string[] {
  const stem = lightStem(word)
  return stem === word ? [word] : [word, stem, `${stem}ه`]
}

const isKnown = (word: string): boolean => listedForms(word).some(isListed)
const relativesOf = (word: string): string[] => listedForms(word).flatMap(form => relatedTo(form))

/** The word without an attached letter, where what is left is known: `وبرمجة` is «and programming», `واجهة` is no «and». */
export function detachedForms(word: string, isRest: (rest: string) => boolean = isKnown): string[] {
  const rest = bareForm(word.slice(1))
  return attached.test(word) && rest.length >= 3 && !isKnown(word) && isRest(rest) ? [rest] : []
}

/** A noun without its possessive suffix: ميزانيتي is of ميزانية, بياناتي of بيانات. Light10 knows ها and ي. */
function ownedForms(word: string): string[] {
  const [, owned = '', owner = ''] = /^(.{3,}?)(ي|ك|نا|ها|هم|كم|ه)$/.exec(word) ?? []
  if (isKnown(owned)) return [owned]
  const feminine = owned.endsWith('ت') ? `${owned.slice(0, -1)}ه` : ''
  if (feminine.length >= 4 || isListed(feminine)) return [feminine]
  return /^(?:هم|كم|نا|ك)$/.test(owner) ? [owned] : []
}
