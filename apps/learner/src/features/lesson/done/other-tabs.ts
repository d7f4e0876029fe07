import { sessionStore } from '@masar/app-shell'

/** A lesson that the service has as done, or not any more, and what of its course is done now. */
export interface DoneNews {
  lesson: number
  course: number
  isCompleted: boolean
  percent: number
}

type Message = DoneNews & { user: number | undefined }

export const userHere = () => sessionStore.getState().info?.id

let opened: BroadcastChannel | undefined

/** One channel for telling and for listening: two would tell this tab of its own doings. */
const channel = () => (opened ??= new BroadcastChannel('masar-lesson-done'))

/** Tells this person's other tabs, in which the same course may be open. */
export function tellOtherTabs(news: DoneNews): void {
  channel().postMessage({ ...news, user: userHere() } satisfies Message)
}

/** @returns what ends it */
export function followOtherTabs(onNews: (news: DoneNews) => void): () => void {
  const onMessage = ({ data: { user, ...news } }: MessageEvent<Message>) => {
    if (user === userHere()) onNews(news)
  }
  channel().addEventListener('message', onMessage)
  return () => channel().removeEventListener('message', onMessage)
}
