import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small, sound catalogue on disk that a test spoils or edits, for tests of the importer. */
const files: Record<string, string> = {
  'catalogue.yaml': `title: { ar: كتالوج, en: Catalogue }
holds: [countries, job-names, categories, instructors, students, companies, courses]
`,
  'countries.yaml': `- { code: SA, name: { ar: السعودية, en: Saudi Arabia }, dial_code: "966", cities: [ { ar: الرياض, en: Riyadh } ] }
`,
  'job-names.yaml': `- { slug: teacher, name: { ar: معلم, en: Teacher } }
`,
  'categories.yaml': `- { slug: languages, name: { ar: اللغات, en: Languages } }
`,
  'instructors.yaml': `- slug: huda
  email: huda@demo.masar.test
  name: { ar: هدى, en: Huda }
  title: { ar: مدرّبة, en: Trainer }
  bio: { ar: سيرة, en: Bio }
  expertise: { ar: [الكتابة], en: [Writing] }
  country: SA
  city: Riyadh
`,
  'students.yaml': `- email: reem@demo.masar.test
  name: ريم
  country: SA
  city: Riyadh
  job: teacher
  enrolments:
    - { course: writing, progress: 50 }
- email: sami@real.example
  name: سامي
  country: SA
  city: Riyadh
  job: teacher
`,
  'companies.yaml': `- slug: nakhla
  email: company@demo.masar.test
  name: { ar: نخلة, en: Nakhla }
  legal_name: { ar: شركة نخلة, en: Nakhla Company }
  registration_number: "1099000017"
  vat_number: "300000000100003"
  address: { ar: الرياض, en: Riyadh }
  employees:
    - name: أحمد
      email: ahmed@demo.masar.test
      number: "N-1"
      department: { ar: العمليات, en: Operations }
      job: teacher
      state: active
      joined: 2026-01-04
      assignments:
        - { course: writing, due: 2026-06-30, progress: 100, score: 80 }
    - name: سلمى
      email: salma@demo.masar.test
      job: teacher
      state: deactivated
      assignments:
        - { course: writing, progress: 20 }
    - name: ياسر
      email: yasser@demo.masar.test
      job: teacher
      state: invited
      assignments: []
  requirements:
    - course: writing
      department: Operations
      made: 2026-01-02
      first_due_days: 60
      renewal_months: 12
      grace_days: 7
      waivers:
        - { employee: ahmed@demo.masar.test, given: 2026-02-01, until: 2026-03-01, reason: Study leave }
`,
  'courses/writing/course.yaml': `slug: writing
instructor: huda
category: languages
languages: [ar, en]
level: beginner
price: "0.00"
published_at: 2026-01-10
curriculum:
  - key: start
    title: { ar: البداية, en: Start }
    lessons:
      - { key: one, kind: article, minutes: 5, preview: true }
      - { key: two, kind: video, minutes: 1, media: media/two.mp4, captions: { ar: media/two.ar.vtt }, files: [{ title: { ar: ورقة, en: Sheet }, path: media/sheet.csv }] }
reviews:
  - { by: reem@demo.masar.test, stars: 4, text: جيدة, at: 2026-05-01 }
`,
  'courses/writing/course.ar.md':
    '---\ntitle: الكتابة الواضحة\nsummary: جمل قصيرة\noutcomes: [الوضوح]\nrequirements: []\n---\nوصف الدورة.\n',
  'courses/writing/course.en.md':
    '---\ntitle: Clear writing\nsummary: Short sentences\noutcomes: [Clarity]\nrequirements: []\n---\nAbout the course.\n',
  'courses/writing/lessons/one.ar.md': '---\ntitle: القارئ أولًا\n---\nنصّ.\n',
  'courses/writing/lessons/one.en.md': '---\ntitle: The reader first\n---\nText.\n',
  'courses/writing/lessons/two.ar.md': '---\ntitle: مشاهدة\n---\nنصّ.\n',
  'courses/writing/lessons/two.en.md': '---\ntitle: Watch\n---\nText.\n',
  'courses/writing/media/two.mp4': 'not really a film',
  'courses/writing/media/sheet.csv': 'a,b\n',
  'courses/writing/media/two.ar.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nأهلًا\n',
  'courses/writing/exam.yaml': `title: { ar: اختبار, en: Exam }
instructions: { ar: تعليمات, en: Instructions }
time_limit_minutes: 20
attempts_allowed: 3
pass_mark: 60
shuffle_questions: true
shuffle_options: true
negative_marking: false
questions:
  - key: q1
    kind: single_choice
    points: 2
    body: { ar: أي جملة أوضح؟, en: Which is clearer? }
    explanation: { ar: القصيرة, en: The short one }
    options:
      - { key: a, text: { ar: القصيرة, en: The short one }, correct: true }
      - { key: b, text: { ar: الطويلة, en: The long one } }
  - { key: q2, kind: true_false, points: 1, body: { ar: نكتب للقارئ, en: We write for the reader }, explanation: { ar: نعم, en: Yes }, answer: true }
`,
}

const sectionExam = `title: { ar: اختبار البداية, en: Exam of the start }
time_limit_minutes: null
attempts_allowed: null
pass_mark: 50
shuffle_questions: false
shuffle_options: false
negative_marking: false
questions:
  - { key: q1, kind: true_false, points: 1, body: { ar: البداية أولًا, en: The start comes first }, explanation: { ar: نعم, en: Yes }, answer: true, lesson: one }
`

export interface PackageFixture {
  folder: string
  /** Replaces a piece of a file, which has to be there. */
  edit(file: string, from: string, to: string): void
  remove(file: string): void
  /** An exam of the section of its course, with one question. */
  addSectionExam(): void
  discard(): void
}

export function smallCatalogue(): PackageFixture {
  const folder = mkdtempSync(join(tmpdir(), 'masar-package-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return {
    folder,
    edit: (file, from, to) => {
      const text = readFileSync(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`)
      writeFileSync(join(folder, file), text.replace(from, to))
    },
    remove: file => rmSync(join(folder, file)),
    addSectionExam: () => {
      mkdirSync(join(folder, 'courses/writing/exams'))
      writeFileSync(join(folder, 'courses/writing/exams/start.yaml'), sectionExam)
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}
