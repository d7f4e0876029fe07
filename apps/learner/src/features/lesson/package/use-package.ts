import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshAfterDone } from '../api.ts'
import type { Lesson } from '../lesson.ts'
import { firstOpen, newsOf, type PackageFacts, type PackagePart, withNews } from './news.ts'

export type FrameState = 'loading' | 'open' | 'unsaved' | 'taken' | 'failed' | 'closed'

/** So long a part may take until it opens, in milliseconds. */
const patience = 30_000

/** A package in its frame: what is open, how far each part is, and what there is to say of it. */
export function usePackage(lesson: Lesson, facts: PackageFacts, onRenew: () => Promise<Lesson | undefined>) {
  const client = useQueryClient()
  // The URL stays while the part is open: a new one would reload it.
  const [url, setUrl] = useState(facts.url)
  const [turn, setTurn] = useState(0)
  const [part, setPart] = useState(() => firstOpen(facts.parts))
  const [state, setState] = useState<FrameState>('loading')
  const [told, setTold] = useState<ReadonlyMap<string, Partial<PackagePart>>>(new Map())
  const frame = useRef<HTMLIFrameElement>(null)
  const isDone = useRef(lesson.is_completed)
  useEffect(() => {
    if (url === null) return
    const { origin } = new URL(url)
    const listen = (event: MessageEvent) => {
      const news = newsOf(event, origin, frame.current?.contentWindow ?? null)
      if (!news) return
      setState(news.kind === 'opened' || news.kind === 'saved' ? 'open' : news.kind)
      if (news.kind !== 'saved') return
      setTold(known => new Map(known).set(news.part, { state: news.state, score: news.score }))
      if (!news.isLessonDone || isDone.current) return
      isDone.current = true
      void onRenew().then(() => refreshAfterDone(client))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url, client, onRenew])
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), patience)
    return () => clearTimeout(timer)
  }, [state, turn])
  const open = (key: string) => {
    setPart(key)
    setState('loading')
    setTurn(before => before + 1)
  }
  const again = async () => {
    const renewed = await onRenew()
    setUrl(renewed?.package?.url ?? url)
    open(part)
  }
  return { url, frame, state, part, turn, parts: withNews(facts.parts, told), open, again }
}
