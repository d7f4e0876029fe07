import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { AttemptFiles, FilesState } from './attempt-files.ts'

const Files = createContext<AttemptFiles | null>(null)

/** Around an attempt under way: its essays take files. Where it is missing, as in a preview, they show what they would take. */
export function AnswerFiles({ files, children }: { files: AttemptFiles; children: ReactNode }) {
  return <Files value={files}>{children}</Files>
}

const none: FilesState = { stored: {}, outgoing: [] }
const never = () => () => {}

/** The files of the attempt around; null with nothing in it where there is none. */
export function useAnswerFiles(): { files: AttemptFiles | null; state: FilesState } {
  const files = use(Files)
  const read = files?.state ?? (() => none)
  return { files, state: useSyncExternalStore(files?.subscribe ?? never, read, read) }
}

/** The questions whose answer has a file that the service has. */
export function useQuestionsWithFiles(): (question: number) => boolean {
  const { state } = useAnswerFiles()
  return question => (state.stored[question] ?? []).some(file => file.is_whole)
}

/** How many files are on their way and would be missing if the attempt ended now. */
export function useFilesUnderWay(): number {
  const { state } = useAnswerFiles()
  return state.outgoing.filter(file => file.state !== 'refused').length
}
