import { sessionStore } from '@masar/app-shell'

const channelName = 'masar-lesson-done'

/** A lesson that the service has as done, or not any more. */
export interface DoneNews {
  lesson: number
  course: number
  isCompleted: boolean
}

type Message = DoneNews & { user: number | undefined }

const userHere = () => sessionStore.getState().info?.id

/** Tells this person's other tabs, in which the same course may be open. */
export function tellOtherTabs({ lesson, course, isCompleted }: DoneNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ lesson, course, isCompleted, user: userHere() } satisfies Message)
  channel.close()
}

/** @returns what ends it */
export function followOtherTabs(onNews: (news: DoneNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data: { user, ...news } }: MessageEvent<Message>) => {
    if (user === userHere()) onNews(news)
  }
  return () => channel.close()
}
