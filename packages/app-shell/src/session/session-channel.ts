/**
 * What tabs tell each other: that the session has changed, with whether it was a sign-out; that a tab has begun an act that ends or
 * replaces the session, and that it has failed.
 */
export type SessionNews = boolean | 'ending' | 'failed'

let opened: BroadcastChannel | undefined

/** One channel for telling and for listening: two would tell this tab of its own doings. */
export function sessionChannel(): BroadcastChannel {
  return (opened ??= new BroadcastChannel('masar-session'))
}

export function tellTabs(news: SessionNews): void {
  sessionChannel().postMessage(news)
}
