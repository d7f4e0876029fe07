import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './db/client.ts'
import { builtProgram, type BuiltProgram } from './testing/built-program.ts'
import { startChild, type ChildServer } from './testing/child-server.ts'
import { fiveKinds, sessionLock, startAttempt } from './testing/exam.ts'
import { createTestApi } from './testing/test-api.ts'

// The embedded database on disk, in a process of its own that is killed.
const seconds = 1000

describe('E-05: a server killed in the middle of an exam', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'masar-crash-'))
  let program: BuiltProgram
  let server: ChildServer | undefined
  let taken: {
    token: string
    attemptId: number
    questionIds: number[]
    fileQuestion: number
    deadline: string
  }

  beforeAll(async () => {
    program = await builtProgram('testing/crash-server.ts')
    const api = await createTestApi()
    const written = Array.from({ length: 5 }, () => fiveKinds[4]!)
    const inFiles = {
      kind: 'essay' as const,
      key: {},
      essay: { format: 'files' as const, files: { kinds: ['text' as const], most: 1, megabytes: 1 } },
    }
    const made = await startAttempt(api, {}, [...written, inFiles])
    const attempt = (
      await api.as(made.learner.token)('GET', `/client-api/v1/attempts/${made.attemptId}`)
    ).json<{ data: { deadline_at: string } }>().data
    taken = {
      token: made.learner.token,
      attemptId: made.attemptId,
      questionIds: made.questionIds.slice(0, 5),
      fileQuestion: made.questionIds[5] ?? 0,
      deadline: attempt.deadline_at,
    }
    await api.app.close()
    await api.database.keep()
    cpSync(join(api.database.folder, 'database'), join(dataDir, 'database'), { recursive: true })
    rmSync(api.database.folder, { recursive: true, force: true })
  })
  afterAll(async () => {
    await server?.kill()
    program.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const madeAt = new Date().toISOString()
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const storedFile = async (url: string) => {
    const path = `${url}/client-api/v1/attempts/${taken.attemptId}`
    const paper = (await (await fetch(path, { headers: headers() })).json()) as {
      data: { questions: { id: number; files?: object[] }[] }
    }
    return paper.data.questions.find(({ id }) => id === taken.fileQuestion)?.files?.[0]
  }
  const headers = () => ({
    'api-key': 'masar-web',
    authorization: `Bearer ${taken.token}`,
    'content-type': 'application/json',
  })
  /** Saves answers one after another until the server is gone; remembers each that was acknowledged. */
  async function answer(url: string, acknowledged: Map<number, number>, first: number): Promise<number> {
    for (let revision = first; ; revision += 1) {
      const question = taken.questionIds[revision % taken.questionIds.length] ?? 0
      try {
        const reply = await fetch(`${url}/client-api/v1/attempts/${taken.attemptId}/answers/${question}`, {
          method: 'PUT',
          headers: headers(),
          body: JSON.stringify({
            holder: sessionLock,
            value: { text: `revision ${revision}` },
            revision,
            made_at: new Date().toISOString(),
          }),
        })
        if (reply.status !== 200)
          throw new Error(`an answer was refused: ${reply.status} ${await reply.text()}`)
        await reply.json()
        acknowledged.set(question, revision)
      } catch (error) {
        if (error instanceof TypeError) return revision + 1 // the connection is gone with its server
        throw error
      }
    }
  }

  const upload = { id: '', key: randomUUID(), acknowledged: 0, bytes: Buffer.from('ملف '.repeat(40_000)) }
  /** Sends a file part by part until the server is gone; remembers how much was acknowledged. */
  async function send(url: string): Promise<void> {
    const base = `${url}/client-api/v1/attempts/${taken.attemptId}`
    try {
      if (upload.id === '') {
        const body = { holder: sessionLock, name: 'a.txt', bytes: upload.bytes.length, made_at: madeAt }
        const begun = await fetch(`${base}/answers/${taken.fileQuestion}/files`, {
          method: 'POST',
          headers: { ...headers(), 'idempotency-key': upload.key },
          body: JSON.stringify(body),
        })
        upload.id = ((await begun.json()) as { data: { id: string } }).data.id
      }
      const asked = await fetch(`${base}/files/${upload.id}`, { method: 'HEAD', headers: headers() })
      let offset = Number(asked.headers.get('upload-offset'))
      // One part more may be stored than was acknowledged.
      expect(offset).toBeGreaterThanOrEqual(upload.acknowledged)
      for (;;) {
        const sent = await fetch(`${base}/files/${upload.id}?holder=${sessionLock}`, {
          method: 'PATCH',
          headers: {
            ...headers(),
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(offset),
          },
          body: upload.bytes.subarray(offset, offset + 2000),
        })
        if (sent.status !== 204) throw new Error(`a part was refused: ${sent.status} ${await sent.text()}`)
        offset = upload.acknowledged = Number(sent.headers.get('upload-offset'))
        if (offset === upload.bytes.length) return
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error // the connection is gone with its server
    }
  }

  test(
    'has every acknowledged answer after its restart, and the same deadline, four times over',
    async () => {
      const acknowledged = new Map<number, number>()
      let next = 1
      for (let cycle = 0; cycle < 4; cycle += 1) {
        server = await startChild(program.script, dataDir)
        const paper = (await (
          await fetch(`${server.url}/client-api/v1/attempts/${taken.attemptId}`, { headers: headers() })
        ).json()) as {
          data: {
            deadline_at: string
            questions: { id: number; revision: number; answer: { text: string } | null }[]
          }
        }
        expect(paper.data.deadline_at).toBe(taken.deadline)
        for (const [id, revision] of acknowledged) {
          const stored = paper.data.questions.find(question => question.id === id)
          // One more may be stored than was acknowledged: its answer was cut off on the way.
          expect(stored?.revision).toBeGreaterThanOrEqual(revision)
          expect(stored?.answer).toEqual({ text: `revision ${stored?.revision}` })
        }
        const before = acknowledged.size === 0 ? 0 : Math.max(...acknowledged.values())
        const answering = answer(server.url, acknowledged, next)
        const sending = send(server.url)
        // Killed at any moment once something was acknowledged, however slow the machine is.
        while (Math.max(0, ...acknowledged.values()) <= before) await Promise.race([wait(5), answering])
        await wait(Math.random() * 400)
        await server.kill()
        next = await answering
        await sending
      }
      server = await startChild(program.script, dataDir)
      await send(server.url)
      const file = await storedFile(server.url)
      expect(file).toMatchObject({ is_whole: true, sha256: sha256(upload.bytes) })
      await server.kill()
      server = undefined
    },
    300 * seconds,
  )

  test(
    'leaves a lock that the next start takes over; a second process beside a living one is refused',
    async () => {
      expect(existsSync(join(dataDir, 'lock'))).toBe(true)
      server = await startChild(program.script, dataDir)
      expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toMatch(new RegExp(`^${server.pid} `))
      await expect(startChild(program.script, dataDir)).rejects.toThrow(
        /FolderInUseError: .* is in use by process \d+/,
      )
      await expect(openDatabase({ folder: dataDir })).rejects.toThrow('in use by process')
      expect(await server.kill('SIGTERM')).toBe(0)
      server = undefined
      expect(existsSync(join(dataDir, 'lock'))).toBe(false)
    },
    120 * seconds,
  )
})
