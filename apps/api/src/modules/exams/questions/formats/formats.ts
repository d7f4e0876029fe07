import { decode } from '../../../companies/files/read-sheet.ts'
import { contentTypes } from '../../../companies/files/table-file.ts'
import type { QuestionFacts } from '../facts.ts'
import { readGift } from './gift/read.ts'
import { writeGift } from './gift/write.ts'
import { readMoodleXml } from './moodle-xml/read.ts'
import { writeMoodleXml } from './moodle-xml/write.ts'
import { readQti } from './qti/read.ts'
import { writeQti } from './qti/write.ts'
import type { ImageBytes } from './images.ts'
import type { ReadFile, ReadOptions } from './reading.ts'
import { readCsvQuestions, readXlsxQuestions } from './sheet/read.ts'
import { writeCsv, writeXlsx } from './sheet/write.ts'
import type { Language } from './texts.ts'

export const questionFormats = ['gift', 'moodle_xml', 'qti21', 'qti30', 'xlsx', 'csv'] as const
export type QuestionFormat = (typeof questionFormats)[number]

/** How a file of each format is named and served. */
export const formatFiles: Record<QuestionFormat, { ending: string; type: string }> = {
  gift: { ending: 'gift.txt', type: 'text/plain; charset=utf-8' },
  moodle_xml: { ending: 'xml', type: 'application/xml; charset=utf-8' },
  qti21: { ending: 'zip', type: 'application/zip' },
  qti30: { ending: 'zip', type: 'application/zip' },
  xlsx: { ending: 'xlsx', type: contentTypes.xlsx },
  csv: { ending: 'csv', type: contentTypes.csv },
}

export interface WriteOptions {
  /** The languages that the course is taught in. */
  taught: readonly Language[]
  /** That of the heads of sheets. */
  language: Language
  /** Those that its texts show, as far as they are there. */
  images?: ImageBytes
}

/** The largest file of questions, in bytes; one of a format that holds no images. */
export const [largestFile, largestPlainFile] = [16 * 1024 * 1024, 2 * 1024 * 1024]

/** Formats whose files bring their images along. */
export const holdsImages = (format: QuestionFormat) => ['moodle_xml', 'qti21', 'qti30'].includes(format)

export async function writeQuestions(
  questions: readonly QuestionFacts[],
  format: QuestionFormat,
  { taught, language, images = new Map() }: WriteOptions,
): Promise<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  switch (format) {
    case 'gift':
      return bytes(writeGift(questions, taught))
    case 'moodle_xml':
      return bytes(writeMoodleXml(questions, taught, images))
    case 'qti21':
      return writeQti(questions, '2.1', images)
    case 'qti30':
      return writeQti(questions, '3.0', images)
    case 'xlsx':
      return writeXlsx(questions, language)
    case 'csv':
      return bytes(writeCsv(questions, language))
  }
}

/** Reads a file of questions in a format. What cannot be read is named with its line, and left out. */
export async function readQuestions(
  bytes: Uint8Array,
  format: QuestionFormat,
  options: ReadOptions,
): Promise<ReadFile> {
  switch (format) {
    case 'gift':
      return readGift(decode(bytes), options)
    case 'moodle_xml':
      return readMoodleXml(decode(bytes), options)
    case 'qti21':
    case 'qti30':
      return readQti(bytes, options)
    case 'xlsx':
      return readXlsxQuestions(bytes)
    case 'csv':
      return readCsvQuestions(bytes)
  }
}

/** The format of a file by its name, where that says it, else by how it begins; undefined where it is none of ours. */
export function formatOf(name: string, bytes: Uint8Array): QuestionFormat | undefined {
  const ending = /\.(?<ending>[a-z]+)$/i.exec(name)?.groups?.['ending']?.toLowerCase()
  if (ending === 'csv' || ending === 'xlsx') return ending
  if (ending === 'zip') return 'qti30'
  if (ending === 'gift' || ending === 'txt') return 'gift'
  if (ending !== 'xml') return undefined
  const start = decode(bytes.subarray(0, 4096))
  return start.includes('assessmentItem') || start.includes('qti-assessment-item') ? 'qti30' : 'moodle_xml'
}
