import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { checked } from './check.ts'
import type { ContentErrors } from './content-errors.ts'
import { readCourse, type CoursePackage } from './read-course.ts'
import {
  CatalogueFile,
  Categories,
  Companies,
  Countries,
  Faq,
  Instructors,
  JobNames,
  languages,
  PageFront,
  pageSlugs,
  Settings,
  Students,
  type Held,
  type Language,
} from './shapes.ts'
import { markdownFile, nameIn, yamlFile, type Source } from './source.ts'

/** The entries of a file, and the file they are in. */
export interface Sheet<T> {
  source: Source
  entries: T
}

export interface PageText {
  slug: string
  texts: Partial<Record<Language, { title: string; description: string; body: string }>>
}

/** Everything that an imported folder says. */
export interface Catalogue {
  countries?: Sheet<Static<typeof Countries>>
  jobNames?: Sheet<Static<typeof JobNames>>
  categories?: Sheet<Static<typeof Categories>>
  instructors?: Sheet<Static<typeof Instructors>>
  students?: Sheet<Static<typeof Students>>
  companies?: Sheet<Static<typeof Companies>>
  faq?: Sheet<Static<typeof Faq>>
  settings?: Sheet<Static<typeof Settings>>
  pages: PageText[]
  courses: CoursePackage[]
  /** What has errors of its own: what it would have named is not missed elsewhere. */
  incomplete: Set<Held>
}

/** Reads a folder: a catalogue, or one course package. ContentErrors go into `errors`; what has none is in the result. */
export async function readFolder(folder: string, errors: ContentErrors): Promise<Catalogue> {
  if (existsSync(join(folder, 'catalogue.yaml'))) return readCatalogue(folder, errors)
  if (existsSync(join(folder, 'course.yaml'))) {
    const course = await readCourse(folder, folder, errors)
    return { pages: [], courses: course ? [course] : [], incomplete: new Set() }
  }
  errors.add('.', 1, 'holds neither catalogue.yaml nor course.yaml')
  return { pages: [], courses: [], incomplete: new Set() }
}

async function readCatalogue(folder: string, errors: ContentErrors): Promise<Catalogue> {
  const file = await yamlFile(folder, join(folder, 'catalogue.yaml'), errors)
  const holds = new Set<Held>((file && checked(CatalogueFile, file)?.holds) ?? [])
  const incomplete = new Set<Held>()
  const sheet = async <T extends TSchema>(name: Held, schema: T): Promise<Sheet<Static<T>> | undefined> => {
    const source = holds.has(name) ? await yamlFile(folder, join(folder, `${name}.yaml`), errors) : undefined
    const entries = source && checked(schema, source)
    if (source && entries !== undefined) return { source, entries }
    if (holds.has(name)) incomplete.add(name)
    return undefined
  }
  return {
    countries: await sheet('countries', Countries),
    jobNames: await sheet('job-names', JobNames),
    categories: await sheet('categories', Categories),
    instructors: await sheet('instructors', Instructors),
    students: await sheet('students', Students),
    companies: await sheet('companies', Companies),
    faq: await sheet('faq', Faq),
    settings: await sheet('settings', Settings),
    pages: holds.has('pages') ? await readPages(folder, errors) : [],
    courses: holds.has('courses') ? await readCourses(folder, errors, incomplete) : [],
    incomplete,
  }
}

async function readPages(folder: string, errors: ContentErrors): Promise<PageText[]> {
  const pages: PageText[] = []
  for (const slug of pageSlugs) {
    const page: PageText = { slug, texts: {} }
    for (const language of languages) {
      const read = await markdownFile(folder, join(folder, 'pages', `${slug}.${language}.md`), errors)
      const front = read && checked(PageFront, read.front)
      if (front) page.texts[language] = { ...front, body: read.body }
    }
    pages.push(page)
  }
  return pages
}

async function readCourses(
  folder: string,
  errors: ContentErrors,
  incomplete: Set<Held>,
): Promise<CoursePackage[]> {
  const parent = join(folder, 'courses')
  if (!existsSync(parent)) {
    errors.add(nameIn(folder, parent), 1, 'is missing')
    return []
  }
  const names = (await readdir(parent, { withFileTypes: true }))
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)
    .sort()
  const courses: CoursePackage[] = []
  for (const name of names) {
    const course = await readCourse(folder, join(parent, name), errors)
    if (course) courses.push(course)
    else incomplete.add('courses')
  }
  return courses
}
