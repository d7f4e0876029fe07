import { useLingui } from '@lingui/react/macro'
import type { MenuEntry } from '@masar/ui'
import {
  Award,
  Building2,
  ChartNoAxesColumn,
  Globe,
  GraduationCap,
  Heart,
  LogOut,
  Moon,
  ReceiptText,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { useApp } from '../app-context.ts'
import { otherLanguage } from '../language/language-switch.tsx'
import { switchLanguage } from '../language/language.ts'
import { chooseTheme, shownTheme } from '../language/theme.ts'
import { useGo } from '../navigation/use-go.ts'
import { leave, useLeaving } from '../session/leave.ts'
import { useSession } from '../session/session-store.ts'

/** The places that belong to whoever is signed in: a place's id is its path. */
function usePlaces(): MenuEntry[] {
  const { t } = useLingui()
  const kind = useSession(session => session.info?.kind)
  if (kind === 'company') {
    return [
      { id: '/?company', label: t`Dashboard`, icon: Building2 },
      { id: '/Employees', label: t`Employees`, icon: UsersRound },
      { id: '/reports?company', label: t`Reports`, icon: ChartNoAxesColumn },
      { id: '/profile?company', label: t`Company profile`, icon: UserRound },
    ]
  }
  return [
    { id: '/learn', label: t`My courses`, icon: GraduationCap },
    { id: '/favorites', label: t`Favourites`, icon: Heart },
    { id: '/shop-history', label: t`Orders`, icon: ReceiptText },
    ...(kind === 'instructor' ? [{ id: '/teach', label: t`Teaching studio`, icon: Award }] : []),
    { id: '/profile', label: t`Profile`, icon: UserRound },
  ]
}

/** What the account menu holds, asked for when it opens. */
export function useAccountEntries(): MenuEntry[] {
  const { t } = useLingui()
  const { locale } = useApp()
  const other = otherLanguage(locale)
  const isLeaving = useLeaving()
  return [
    ...usePlaces(),
    { id: 'language', label: <span lang={other.locale}>{other.name}</span>, text: other.name, icon: Globe },
    shownTheme() === 'dark'
      ? { id: 'light', label: t`Light theme`, icon: Sun }
      : { id: 'dark', label: t`Dark theme`, icon: Moon },
    { id: 'sign-out', label: isLeaving ? t`Signing out…` : t`Sign out`, icon: LogOut, isDisabled: isLeaving },
  ]
}

/** What choosing an entry does. */
export function useAccountAct(): (id: string) => void {
  const go = useGo()
  return id => {
    if (id === 'sign-out') void leave()
    else if (id === 'language') switchLanguage()
    else if (id === 'light' || id === 'dark') chooseTheme(id)
    else go(id)
  }
}
