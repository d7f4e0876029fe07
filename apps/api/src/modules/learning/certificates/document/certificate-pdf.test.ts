import { describe, expect, test } from 'vitest'
import { loadSharp } from '../../../../pictures.ts'
import { readPdf } from '../../../../testing/pdf.ts'
import type { CertificateRow } from '../certificates.ts'
import { certificatePdf, certificatePicture } from './certificate-pdf.ts'

const sharp = await loadSharp()

const site = 'https://masar.test'
const certificate: CertificateRow = {
  id: 1,
  code: 'aB3-_aB3-_aB3-_aB3-_aB',
  holderName: 'لانا بنت خالد الأنصاري',
  holderNameAr: 'لانا بنت خالد الأنصاري',
  holderNameEn: 'Lana bint Khalid Al-Ansari',
  courseId: 9,
  courseTitle: { ar: 'أساسيات الأمن الإلكتروني: الجزء 2', en: 'Basics of cyber security: part 2' },
  instructorName: { ar: 'ليلى الأحمد', en: 'Layla Al-Ahmad' },
  grade: 92,
  signature: null,
  logo: null,
  issuedAt: new Date('2026-02-28T21:30:05Z'),
  validUntil: new Date('2028-02-28T21:30:05Z'),
  revokedAt: null,
  reissuedAt: null,
  credentialIndex: 7,
  isExpired: false,
  calendar: 'gregory',
  digits: 'latn',
}
const made = async (given: Partial<CertificateRow> = {}) =>
  readPdf(await certificatePdf({ ...certificate, ...given }, site))

describe('the PDF of a certificate', () => {
  test('is one page, tagged, with its fonts and its title', async () => {
    const { texts, xmp, info } = await made()
    expect(texts).toHaveLength(1)
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
    expect(info).toMatchObject({
      Title: 'شهادة إتمام: أساسيات الأمن الإلكتروني: الجزء 2',
      CreationDate: 'D:20260228213005Z',
    })
  })
  test('copies Arabic as it is written, lam-alef included, and the rest as it is', async () => {
    const { texts, runs } = await made()
    for (const text of [
      'شهادة إتمام',
      'لانا بنت خالد الأنصاري',
      'Lana bint Khalid Al-Ansari',
      'أساسيات الأمن الإلكتروني: الجزء',
      'ليلى الأحمد',
      '1 مارس 2026',
      'Certificate of Completion',
      'Basics of cyber security: part 2',
      'Layla Al-Ahmad',
      // By the site's clock, where it was the next day already.
      '1 March 2026',
      '29 February 2028',
      '92%',
      certificate.code,
      `${site}/certificate/${certificate.code}`,
    ])
      expect(texts[0]?.split('\r\n').some(line => line.includes(text)) && text).toBe(text)
    expect(runs).toEqual(expect.arrayContaining(['Layla Al-Ahmad', '1 March 2026', certificate.code]))
  })
  test('has the Hijri day beside the Gregorian one for a holder who reads by it, and the holder’s digits', async () => {
    const latin = await made({ calendar: 'hijri' })
    expect(latin.texts[0]).toContain('1 March 2026 (12 Ramadan 1447 AH)')
    expect(latin.texts[0]).toContain('12 رمضان 1447 هـ')
    const { texts } = await made({ calendar: 'both', digits: 'arab' })
    for (const text of ['١ مارس ٢٠٢٦', '١٢ رمضان ١٤٤٧ هـ', '٩٢']) expect(texts[0]).toContain(text)
    // A code is copied as it is.
    expect(texts[0]).toContain(certificate.code)
  })
  test('leads to its page by a QR code that another decoder reads from the picture of it', async () => {
    expect((await made()).qr).toBe(`${site}/certificate/${certificate.code}`)
  })
  test('says nothing of a grade, an end or an instructor where there is none', async () => {
    const { runs } = await made({ grade: null, validUntil: null, instructorName: null })
    expect(runs.join(' ')).not.toMatch(/%|Valid through|Course instructor/)
  })
  test('stays one page with a long name and titles, and takes them for text', async () => {
    const { texts, runs } = await made({
      holderNameEn: 'Abdulrahman bin Abdulaziz bin Abdullah Al Abdulmohsen Al-Qahtani Al-Dosari '
        .repeat(1)
        .trim(),
      holderNameAr: 'عبد الرحمن بن عبد العزيز بن عبد الله آل عبد المحسن القحطاني الدوسري '.repeat(1).trim(),
      courseTitle: {
        ar: 'عنوان طويل '.repeat(16).trim(),
        en: '#import "/etc/passwd" *b* $x$ <a> a very long title of a course that goes on and on and on and on and on',
      },
    })
    expect(texts).toHaveLength(1)
    expect(runs.join(' ')).toContain('#import "/etc/passwd" *b* $x$ <a>')
  })
  test('is not made again while nothing of it has changed', async () => {
    const same = () => certificatePdf(certificate, site)
    expect(same()).toBe(same())
    expect(await same()).not.toBe(await certificatePdf({ ...certificate, holderNameAr: 'لانا' }, site))
  })
})

test('the picture beside a link is PNG of the size that others expect', async () => {
  const picture = await certificatePicture(certificate, site)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThan(300_000)
})
