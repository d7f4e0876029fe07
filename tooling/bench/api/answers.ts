import { randomUUID } from 'node:crypto'
import type { Learner } from './learners.ts'
import { connections, headers, type Sent, type Target } from './measure.ts'

interface Paper {
  id: number
  questions: Question[]
}

interface Question {
  id: number
  kind: string
  options: { key: string }[]
}

/** A value that the question takes: others are refused. */
function answerTo({ kind, options }: Question): object {
  const chosen = options[0]?.key
  if (chosen === undefined) return kind === 'true_false' ? { truth: true } : { text: 'an answer' }
  if (kind === 'single_choice') return { option: chosen }
  return { options: kind === 'ordering' ? options.map(({ key }) => key) : [chosen] }
}

const holder = 'bench-holder'

/** Revisions only grow, whoever saves: learners of one measurement are learners of the next. */
let revision = Date.now()

/** An attempt under way, and an answer to its first question. */
export interface OpenAttempt {
  path: string
  value: object
  authorization: string
}

/** Starts an attempt through the API. */
export async function openAttempt(address: string, { token, examId }: Learner): Promise<OpenAttempt> {
  const answer = await fetch(`${address}/client-api/v1/exams/${examId}/attempts`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ holder }),
  })
  if (!answer.ok) throw new Error(`Starting an attempt answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: Paper }
  const [question] = data.questions
  if (!question) throw new Error('An exam without questions.')
  return {
    path: `/client-api/v1/attempts/${data.id}/answers/${question.id}`,
    value: answerTo(question),
    authorization: `Bearer ${token}`,
  }
}

/** The next save of an attempt. */
export function saveOf({ path, authorization, value }: OpenAttempt): Sent {
  revision += 1
  return {
    path,
    headers: { ...headers, authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      holder,
      value,
      revision,
      made_at: new Date().toISOString(),
    }),
  }
}

/**
 * Saving answers, as learners in an exam hall do: each has an attempt of their own, opened through the API.
 * With one learner all connections write one row, and wait for each other as they should.
 */
export async function savingTarget(address: string, name: string, learners: Learner[]): Promise<Target> {
  const open = await Promise.all(learners.map(learner => openAttempt(address, learner)))
  const next = (connection: number): Sent => {
    const attempt = open[connection % open.length]
    if (!attempt) throw new Error('Nobody saves answers.')
    return saveOf(attempt)
  }
  const atOnce = Math.max(connections, learners.length)
  return { name, url: address, method: 'PUT', next, connections: atOnce, mayRefuse: learners.length < atOnce }
}
