/** An exam as its instructor reads it, and questions of it. */
export const examSettings = {
  exam: { id: 3, title: 'Web pages' },
  course: { id: 2, title: 'The web', languages: ['ar', 'en'] },
  is_published: true,
  state: 'abc',
  rules: {
    instructions: { en: 'Read each question twice.' },
    time_limit_seconds: 1800,
    pass_mark: 60,
    grade_method: 'highest',
    attempts_allowed: 2,
    attempt_delay_seconds: 0,
    opens_at: null,
    closes_at: null,
    navigation: 'free',
    questions_per_page: 1,
    shuffle_questions: true,
    shuffle_options: false,
    abandon_unanswered: false,
    negative_marking: false,
    tools: [],
    review: {
      just_after: ['overall'],
      while_open: ['overall', 'answers'],
      after_last_attempt: null,
      after_closing: ['overall', 'answers', 'right_answers'],
    },
  },
  has_password: false,
  sections: [],
  pools: [{ id: 9, name: 'Tags', draws: 2, points: 1, questions: 5 }],
  question_count: 4,
  max_score: 5,
  running: 0,
  ended: 12,
  server_time: '2026-11-21T10:00:00Z',
}

const both = (ar: string, en: string) => ({ ar, en })

export const linkQuestion = {
  kind: 'single_choice',
  points: 2,
  body: both('أي عنصر للروابط؟', 'Which element links?'),
  explanation: both('لأنه كذلك.', 'Since it does.'),
  options: [
    { key: 'a', text: both('عنصر a', 'The element a'), correct: true },
    { key: 'p', text: both('عنصر p', 'The element p') },
  ],
}
export const numberQuestion = {
  kind: 'number',
  points: 1,
  body: both('كم مستوى للعناوين؟', 'How many levels of headings are there?'),
  explanation: {},
  answer: 6,
}

const line = {
  languages: ['ar', 'en'],
  version: 1,
  is_drawn: false,
  pool_id: null,
  section_id: null,
  waived: null,
  tags: ['HTML'],
  category: null,
}
export const examQuestions = {
  exam: examSettings.exam,
  course: examSettings.course,
  questions: [linkQuestion, numberQuestion].map((written, at) => ({
    ...line,
    id: 40 + at,
    key: `question-${at}`,
    kind: written.kind,
    points: written.points,
    body: written.body.en,
    written,
  })),
  retired: [],
}

export const examStructure = {
  exam: examSettings.exam,
  course: examQuestions.course,
  state: 'abc',
  sections: [],
  places: examQuestions.questions.map(({ id, points }) => ({
    section: null,
    pool: null,
    questions: [{ id, points }],
  })),
  questions: examQuestions.questions.map(({ id, key, kind, body }) => ({ id, key, kind, body, tags: [] })),
  running: 0,
}
