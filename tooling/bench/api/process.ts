import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Learner } from './learners.ts'

export interface Lateness {
  p50: number
  p99: number
  max: number
}

/** A statement as the database carried it out. */
export interface Plan {
  ms: number
  plan: string
}

export interface Server extends AsyncDisposable {
  address: string
  /** Statements sent to the database so far. */
  statements(): Promise<number>
  /** Microseconds of work that the process has done, on all its threads. */
  cpu(): Promise<number>
  /** Megabytes that the process has held at most: of the one with the queue alone. */
  mostMemory(): Promise<number>
  /** Makes signed-in learners who may sit an exam. */
  learners(count: number): Promise<Learner[]>
  /** Makes verified accounts with `benchPassword`. @returns their addresses */
  accounts(count: number): Promise<string[]>
  /** What the database did for `act`: each statement of more than a millisecond, explained. */
  plans(act: () => Promise<unknown>): Promise<Plan[]>
  /** Milliseconds by which its event loop came late while `act` ran. */
  lateness<T>(act: () => Promise<T>): Promise<{ result: T; loop: Lateness }>
}

/** Starts one of the servers of the bench in a process of its own and waits for its address. */
export async function startServer(
  file: 'bare.ts' | 'floor.ts' | 'server.ts' | '../host/server.ts' | '../notices/server.ts',
  env: NodeJS.ProcessEnv,
): Promise<Server> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, SESSION_SECRET: 'measuring needs no secret of length', ...env },
    // Of the host it is the log.
    stdio: ['ignore', file.includes('host') ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  const { address } = await told<{ address: string }>(child, 'address')
  return {
    address,
    statements: async () => (await ask<{ statements: number }>(child, 'statements')).statements,
    cpu: async () => {
      const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>(child, 'cpu')
      return cpu.user + cpu.system
    },
    mostMemory: async () => (await ask<{ mostMb: number }>(child, 'mostMb')).mostMb,
    learners: async count =>
      (await ask<{ learners: Learner[] }>(child, 'learners', { learners: count })).learners,
    accounts: async count =>
      (await ask<{ accounts: string[] }>(child, 'accounts', { accounts: count })).accounts,
    plans: async act => {
      child.send('record')
      await act()
      return (await ask<{ plans: Plan[] }>(child, 'plans')).plans
    },
    lateness: async act => {
      child.send('reset loop')
      const result = await act()
      return { result, loop: (await ask<{ loop: Lateness }>(child, 'loop')).loop }
    },
    [Symbol.asyncDispose]: () =>
      new Promise(done => {
        child.once('exit', () => done())
        child.send('close')
      }),
  }
}

function ask<T extends object>(
  child: ChildProcess,
  key: string & keyof T,
  question: string | object = key,
): Promise<T> {
  const answer = told<T>(child, key)
  child.send(question)
  return answer
}

function told<T extends object>(child: ChildProcess, key: keyof T): Promise<T> {
  return new Promise((done, failed) => {
    const onMessage = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !(key in message)) return
      child.off('message', onMessage).off('exit', onExit)
      done(message as T)
    }
    const onExit = (code: number | null) =>
      failed(new Error(`A server of the bench ended with exit code ${code}.`))
    child.on('message', onMessage).once('exit', onExit)
  })
}
