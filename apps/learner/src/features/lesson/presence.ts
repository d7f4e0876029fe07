import type { LessonMember } from '@masar/realtime'

interface Present {
  isMe: boolean
  info: LessonMember['info']
}

/** Named far more than a line holds, a full hall would be all that is read. */
const mostNamed = 5

/** The others in a lesson: some by name, the rest as a number. Two people of one name are named once and counted. */
export function othersOf(members: readonly Present[]): { names: string[]; unnamed: number } {
  const others = members.filter(member => !member.isMe)
  const names = [...new Set(others.flatMap(({ info }) => (info.name === null ? [] : [info.name])))].slice(
    0,
    mostNamed,
  )
  return { names, unnamed: others.length - names.length }
}
