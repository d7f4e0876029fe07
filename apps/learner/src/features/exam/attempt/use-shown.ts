import { useEffect, useEffectEvent } from 'react'

/** Reports each question that becomes visible. @param view changes when the box shows other questions */
export function useShown(
  box: { current: HTMLElement | null },
  view: string,
  onShown: (question: number) => void,
): void {
  const tell = useEffectEvent((element: Element) =>
    onShown(Number((element as HTMLElement).dataset['question'])),
  )
  useEffect(() => {
    const cards = [...(box.current?.querySelectorAll('[data-question]') ?? [])]
    if (typeof IntersectionObserver === 'undefined') return cards.forEach(tell)
    const observer = new IntersectionObserver(entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) tell(target)
    })
    for (const card of cards) observer.observe(card)
    return () => observer.disconnect()
  }, [box, view])
}
