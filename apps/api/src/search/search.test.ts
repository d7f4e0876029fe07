import { fold } from '@masar/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { courses } from '../db/schema/index.ts'
import { instructor } from '../testing/accounts.ts'
import { category, course, searchVector } from '../testing/catalogue.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

type Written = Partial<typeof courses.$inferInsert>

/** A small catalogue; each course is known below by its slug. */
const catalogue: Record<
  string,
  { title: [ar: string, en: string]; summary?: [string, string]; text?: string }
> = {
  programming: {
    title: ['أساسيات البرمجة بلغة بايثون', 'Programming basics with Python'],
    summary: ['أول برنامج في ساعة', 'Your first program in an hour'],
  },
  budget: {
    title: ['الميزانية الشخصية', 'Personal budget'],
    summary: ['خطة بسيطة للمال كل شهر', 'A simple plan for money each month'],
    text: 'نكتب جدولًا للبرمجة المالية',
  },
  vat: {
    title: ['ضريبة القيمة المضافة 15% للمتاجر', 'VAT at 15% for small shops'],
    summary: ['الفاتورة والإقرار', 'Invoices and returns'],
  },
  leading: { title: ['إدارة الفرق الصغيرة', 'Leading small teams'], summary: ['مهام واضحة', 'Clear tasks'] },
  ahmed: {
    title: ['أحمد يتعلّم الإملاء', 'Ahmed learns spelling'],
    summary: ['الهمزة والتاء المربوطة', 'Hamza and more'],
  },
  photo: {
    title: ['التصوير في المقهى', 'Photography in a café'],
    summary: ['صور ليلية', 'Pictures at night'],
  },
  design: {
    title: ['مبادئ التصميم للمهندسين والمهندسات', 'Design principles for engineers'],
    summary: ['ألوان وخطوط', 'Colours and typefaces'],
  },
  hospital: {
    title: ['السلامة في المستشفى', 'Safety in hospitals'],
    summary: ['نظافة اليدين', 'Clean hands'],
  },
  '2030': { title: ['رؤية ٢٠٣٠ للشركات', 'Vision 2030 for companies'], summary: ['خطط', 'Plans'] },
  data: {
    title: ['تحليل البيانات بالجداول', 'Data analysis with spreadsheets'],
    summary: ['جداول محورية', 'Pivot tables'],
    text: 'Photography of receipts',
  },
  arabicOnly: { title: ['علم العروض', 'The science of prosody'], summary: ['بحور الشعر', 'Metres'] },
}

const mustMatch: [typed: string, slug: string, why: string][] = [
  ['أحمد', 'ahmed', 'as written'],
  ['احمد', 'ahmed', 'without its hamza'],
  ['اَحمد', 'ahmed', 'with a fatha, without hamza'],
  ['إحمد', 'ahmed', 'with the hamza below'],
  ['يتعلم', 'ahmed', 'without the shadda that is written'],
  ['الاملاء', 'ahmed', 'hamza of the article dropped'],
  ['الميزانيه', 'budget', 'ه for ة'],
  ['ميزانية', 'budget', 'without the article'],
  ['الشخصيّة', 'budget', 'with a shadda that is not written'],
  ['الـمـيـزانية', 'budget', 'with tatweel'],
  ['المقهي', 'photo', 'ي for ى'],
  ['مستشفي', 'hospital', 'ي for ى, without the article'],
  ['البَرْمَجَة', 'programming', 'fully vowelled'],
  ['برمجة', 'programming', 'without the article'],
  ['وبرمجة', 'programming', 'with and before it'],
  ['للبرمجة', 'programming', 'with a preposition and the article'],
  ['برم', 'programming', 'a prefix while typing'],
  ['بايث', 'programming', 'a prefix of a foreign word'],
  ['بايثون البرمجة', 'programming', 'two words in the other order'],
  ['python بايثون', 'programming', 'both languages in one line'],
  ['PYTHON', 'programming', 'in capitals'],
  ['programing basics', 'programming', 'an English typing error'],
  ['cafe', 'photo', 'without the accent'],
  ['CAFÉ', 'photo', 'with the accent, in capitals'],
  ['photograph', 'photo', 'an English prefix'],
  ['team', 'leading', 'the singular of an English plural'],
  ['مهندسون', 'design', 'another plural of the same stem'],
  ['مهندسين', 'design', 'the plural without preposition'],
  ['١٥', 'vat', 'Arabic-Indic digits for ASCII ones'],
  ['2030', '2030', 'ASCII digits for Arabic-Indic ones'],
  ['companies', '2030', 'an English word finds a course that Arabic readers see in Arabic'],
  ['فاتورة', 'vat', 'a word of the summary, without the article'],
  ['prosody', 'arabicOnly', 'English text of a course'],
  ['الميزانبة', 'budget', 'an Arabic typing error'],
  ['pyhton', 'programming', 'two letters swapped'],
  ['اسسيات البرمجة', 'programming', 'one mistyped word of two'],
]

const mustNotMatch: [typed: string, slug: string, why: string][] = [
  ['برمجة', 'leading', 'nothing of the kind in it'],
  ['مستشفى', 'photo', 'another word with ى'],
  ['2031', '2030', 'another year'],
  ['25', 'vat', 'another number'],
  ['python budget', 'programming', 'only one of the two words'],
  ['بايثون الميزانية', 'budget', 'only one of the two words'],
  ['محاسبة', 'budget', 'a neighbouring subject'],
  ['feline', 'photo', 'no word of it'],
  ['حمد', 'hospital', 'a fragment of another course’s word'],
  ['xyzzyq', 'data', 'no word at all'],
  ['ثون', 'programming', 'the end of a word, not its beginning'],
]

let api: TestApi
const slugs = new Map<number, string>()

beforeAll(async () => {
  api = await createTestApi()
  const around: Written = {
    categoryId: await category(api),
    instructorId: (await instructor(api)).instructorId,
  }
  for (const [
    slug,
    {
      title: [ar, en],
      summary = ['', ''],
      text = '',
    },
  ] of Object.entries(catalogue)) {
    const given: Written = {
      slug,
      title: { ar, en },
      titleFolded: fold(`${ar} ${en}`),
      searchVector: searchVector({ title: [ar, en], summary, text: [text] }) as never,
    }
    slugs.set(await course(api, { ...around, ...given }), slug)
  }
})
afterAll(() => api.close())

async function found(typed: string, locale: 'ar' | 'en' = 'ar'): Promise<string[]> {
  const response = await api.as(undefined, locale)(
    'GET',
    `/client-api/v1/courses?q=${encodeURIComponent(typed)}`,
  )
  expect(response.statusCode).toBe(200)
  return response.json().data.map((card: { id: number }) => slugs.get(card.id))
}

describe('what a person types finds the course', () => {
  test.each(mustMatch)('«%s» finds %s: %s', async (typed, slug) => expect(await found(typed)).toContain(slug))
})

describe('what is something else does not', () => {
  test.each(mustNotMatch)('«%s» does not find %s: %s', async (typed, slug) =>
    expect(await found(typed)).not.toContain(slug),
  )
})

test('the tables are as long as they have to be', () => {
  expect(mustMatch.length).toBeGreaterThanOrEqual(30)
  expect(mustNotMatch.length).toBeGreaterThanOrEqual(10)
})

test('a word in the title stands before the same word in the summary, and that before the text', async () => {
  const around: Written = {
    categoryId: await category(api),
    instructorId: (await instructor(api)).instructorId,
  }
  const make = async (slug: string, texts: Parameters<typeof searchVector>[0], sold: number) =>
    slugs.set(
      await course(api, {
        ...around,
        slug,
        title: { ar: 'دورة', en: 'Course' },
        titleFolded: 'دوره course',
        sold,
        searchVector: searchVector(texts) as never,
      }),
      slug,
    )
  await make('in-text', { title: ['أخرى'], summary: ['شيء'], text: ['البستنة المنزلية'] }, 900)
  await make('in-summary', { title: ['أخرى'], summary: ['فن البستنة'], text: ['نص'] }, 500)
  await make('in-title', { title: ['البستنة'], summary: ['شيء'], text: ['نص'] }, 1)
  expect(await found('بستنة')).toEqual(['in-title', 'in-summary', 'in-text'])
})

test('the same words find the same courses under English', async () => {
  expect(await found('الميزانيه', 'en')).toEqual(await found('الميزانيه', 'ar'))
})
