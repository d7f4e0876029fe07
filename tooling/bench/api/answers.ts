import type { Target } from './measure.ts'
import { headers } from './measure.ts'

interface Body<T> {
  data: T
}

/** An attempt of a demo learner, opened through the API, and a request that saves an answer of it again and again. */
export async function savingTarget(address: string): Promise<Target> {
  const base = `${address}/client-api/v1`
  const call = async <T>(method: string, path: string, token: string, body?: unknown): Promise<T> => {
    const answer = await fetch(base + path, { method, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': 'application/json' }) }, body: body === undefined ? undefined : JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json() as Body<T>).data
  }
  const { token } = await call<{ token: string }>('POST', '/auth/login', '', { email: 'student@demo.masar.test', password: 'Masar@Demo2026' })
  const { my_courses } = await call<{ my_courses: { exam: { id: number } | null }[] }>('GET', '/my-courses', token)
  const exam = my_courses.find(mine => mine.exam !== null)?.exam
  if (!exam) throw new Error('The demo student has no course with an exam.')
  const holder = 'bench-holder'
  const attempt = await call<{ id: number, questions: { id: number }[] }>('POST', `/exams/${exam.id}/attempts`, token, { holder })
  const question = attempt.questions[0]?.id
  // Revisions only grow: the body's number is the request's.
  let revision = Date.now()
  const body = () => JSON.stringify({ holder, value: { text: 'an answer' }, revision: (revision += 1), made_at: new Date().toISOString() })
  return {
    name: 'saving an answer', url: `${base}/attempts/${attempt.id}/answers/${question}`, method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, bodies: Array.from({ length: 50_000 }, body),
  }
}
