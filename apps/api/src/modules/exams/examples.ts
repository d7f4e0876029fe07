/** What the documents show. */

export const savedAnswers = [
  {
    question_id: 41,
    revision: 3,
    saved_at: '2026-11-21T09:12:00Z',
    server_time: '2026-11-21T09:12:00Z',
    deadline_at: '2026-11-21T10:00:00Z',
  },
]
