import { fold } from '@masar/text'
import type { BilingualList, BilingualText } from '../../db/schema/columns.ts'
import { courseLevels } from '../../db/schema/index.ts'
import { searchTerms, titleTerms } from '../../search/terms.ts'
import { randomFor, type Random } from './random.ts'
import { forms, manners, promises, settings, topics, type Pair } from './vocabulary.ts'

export const categorySlugs = Object.keys(topics)

export interface MadeLesson {
  section: number
  key: string
  position: number
  title: BilingualText
  body: BilingualText
  duration_seconds: number
  free_preview: boolean
}

/** A row of `courses`, named as its columns; instructor and category by their places in their lists. */
export interface MadeCourse {
  slug: string
  instructor: number
  category: string
  title: BilingualText
  summary: BilingualText
  description: BilingualText
  outcomes: BilingualList
  level: string
  languages: string[]
  price: number
  compare_at_price: number | null
  rating: number
  rating_count: number
  sold: number
  duration_seconds: number
  lesson_count: number
  published_at: string
  title_folded: string
  title_terms: string
  summary_terms: string
  text_terms: string
  sections: BilingualText[]
  lessons: MadeLesson[]
}

const day = 86_400_000
/** The newest generated course; fixed, so that a catalogue does not depend on when it was made. */
const newest = Date.UTC(2026, 9, 31)

/** The course with this number; the same seed and number always make the same one. */
export function makeCourse(seed: number, index: number, instructorCount: number): MadeCourse {
  const random = randomFor(seed, index)
  const category = random.of(categorySlugs)
  const topic = random.of(topics[category] ?? [])
  const title = titleOf(random, topic)
  const promise = [random.of(promises), random.of(promises)] as const
  const summary: BilingualText = {
    ar: `دورة في ${topic[0]}: ${promise[0][0]}.`,
    en: `A course on ${topic[1]}: ${promise[0][1]}.`,
  }
  const description: BilingualText = {
    ar: `${title.ar}. ${promise[0][0]}، و${promise[1][0]}.`,
    en: `${title.en}. Here ${promise[0][1]}, and ${promise[1][1]}.`,
  }
  const ratingCount = random.chance(70) ? random.skewed(800) : 0
  const { sections, lessons } = index % 10 === 0 ? curriculumOf(random, topic) : { sections: [], lessons: [] }
  const lessonCount = lessons.length > 0 ? lessons.length : 4 + random.below(36)
  const price = priceOf(random)
  return {
    slug: `generated-${index}`,
    instructor: random.below(instructorCount),
    category,
    title,
    summary,
    description,
    outcomes: { ar: [`فهم ${topic[0]}`, promise[1][0]], en: [`Understand ${topic[1]}`, promise[1][1]] },
    level: random.of(courseLevels),
    languages: random.of([['ar', 'en'], ['ar', 'en'], ['ar'], ['en']]),
    price,
    compare_at_price: price > 0 && random.chance(25) ? price + 1000 * (1 + random.below(20)) : null,
    rating: ratingCount === 0 ? 0 : 500 - random.skewed(300),
    rating_count: ratingCount,
    sold: ratingCount * 3 + random.skewed(5000),
    duration_seconds:
      lessons.length > 0
        ? lessons.reduce((sum, lesson) => sum + lesson.duration_seconds, 0)
        : lessonCount * (180 + 60 * random.below(15)),
    lesson_count: lessonCount,
    published_at: new Date(
      newest - random.below(4 * 365) * day - random.below(day / 1000) * 1000,
    ).toISOString(),
    ...searchable(title, summary, [description, ...sections, ...lessons.map(lesson => lesson.title)]),
    sections,
    lessons,
  }
}

/** What the search compares with: both languages of a text are one. */
function searchable(title: BilingualText, summary: BilingualText, texts: BilingualText[]) {
  const both = (text: BilingualText) => `${text.ar} ${text.en}`
  return {
    title_folded: fold(both(title)),
    title_terms: titleTerms(both(title)),
    summary_terms: searchTerms(both(summary)),
    text_terms: searchTerms(texts.map(both).join(' ')),
  }
}

/** Form and topic, then for whom, how, or both: three to seven words in most cases. */
function titleOf(random: Random, topic: Pair): { ar: string; en: string } {
  const tail = random.of([[settings], [manners], [settings, manners], [settings]] as const)
  const parts = [random.of(forms), topic, ...tail.map(list => random.of(list))]
  return { ar: parts.map(part => part[0]).join(' '), en: parts.map(part => part[1]).join(' ') }
}

/** Free, or a price that people set: whole riyals less one halala, a round sum, or anything. */
function priceOf(random: Random): number {
  if (random.chance(20)) return 0
  const riyals = 19 + random.below(600)
  return random.of([riyals * 100 - 1, Math.ceil(riyals / 10) * 1000, riyals * 100 + random.below(100)])
}

function curriculumOf(random: Random, topic: Pair): Pick<MadeCourse, 'sections' | 'lessons'> {
  const sections = Array.from({ length: 2 + random.below(2) }, (_, index) => ({
    ar: `القسم ${index + 1}: ${random.of(settings)[0]}`,
    en: `Section ${index + 1}: ${random.of(settings)[1]}`,
  }))
  const lessons = Array.from({ length: sections.length * 3 }, (_, index): MadeLesson => {
    const [form, promise] = [random.of(forms), random.of(promises)]
    return {
      section: Math.floor(index / 3) + 1,
      key: `lesson-${index + 1}`,
      position: index + 1,
      title: { ar: `${form[0]} ${topic[0]}`, en: `${form[1]} ${topic[1]}` },
      body: { ar: `في هذا الدرس ${promise[0]}.`, en: `In this lesson ${promise[1]}.` },
      duration_seconds: 60 * (3 + random.below(12)),
      free_preview: index === 0,
    }
  })
  return { sections, lessons }
}
