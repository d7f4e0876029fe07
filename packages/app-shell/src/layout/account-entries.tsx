import { useLingui } from '@lingui/react/macro'
import { hrefFor, type NavigationIcon } from '@masar/site-map'
import { showToast, type MenuEntry } from '@masar/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Award,
  Building2,
  ChartNoAxesColumn,
  Globe,
  GraduationCap,
  Heart,
  LogOut,
  type LucideIcon,
  Moon,
  ReceiptText,
  ShieldCheck,
  Sun,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { useApp } from '../app-context.ts'
import { otherLanguage } from '../language/language-switch.tsx'
import { switchLanguage } from '../language/language.ts'
import { chooseTheme, shownTheme } from '../language/theme.ts'
import { navigateTo } from '../navigation/foreign.ts'
import { useGo } from '../navigation/use-go.ts'
import { leave, useLeaving } from '../session/leave.ts'
import { useSession } from '../session/session-store.ts'
import { capacitiesQuery, homeOfCapacity, switchCapacity } from '../calls/capacities.ts'
import { useNavigation } from './use-navigation.ts'

const icons: Record<NavigationIcon, LucideIcon> = {
  award: Award,
  building: Building2,
  chart: ChartNoAxesColumn,
  'graduation-cap': GraduationCap,
  heart: Heart,
  receipt: ReceiptText,
  shield: ShieldCheck,
  user: UserRound,
  users: UsersRound,
}

/** The menu entries of the signed-in person: an entry's id is its path. */
function usePlaces(): MenuEntry[] {
  const isCompany = useSession(session => session.capacity === 'company')
  return useNavigation(isCompany ? 'portal-menu' : 'learner-menu').map(({ to, label, icon }) => ({
    id: to,
    label,
    ...(icon && { icon: icons[icon] }),
  }))
}

const switchIcons = { personal: GraduationCap, company: Building2, operator: ShieldCheck }

/** The other capacities of the account, once the service has named them; most accounts have none. */
function useSwitchEntries(): MenuEntry[] {
  const { t } = useLingui()
  const { data } = useQuery(capacitiesQuery())
  return (data?.data ?? [])
    .filter(entry => !entry.is_current)
    .map(entry => {
      const company = entry.company?.name ?? ''
      const labels = {
        personal: t`Continue as yourself`,
        company: t`Act for ${company}`,
        operator: t`Open the console`,
      }
      return {
        id: `${switchPrefix}${entry.capacity}-${entry.company?.id ?? ''}`,
        label: labels[entry.capacity],
        icon: switchIcons[entry.capacity],
      }
    })
}

const switchPrefix = 'switch-'

/** What the account menu holds, asked for when it opens. */
export function useAccountEntries(): MenuEntry[] {
  const { t } = useLingui()
  const { locale } = useApp()
  const other = otherLanguage(locale)
  const isLeaving = useLeaving()
  return [
    ...usePlaces(),
    ...useSwitchEntries(),
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
  const switchTo = useSwitch()
  return id => {
    if (id.startsWith(switchPrefix)) switchTo(id.slice(switchPrefix.length))
    else if (id === 'sign-out') void leave()
    else if (id === 'language') switchLanguage()
    else if (id === 'light' || id === 'dark') chooseTheme(id)
    else go(id)
  }
}

/** Opens the chosen capacity's session, and its first page as a document of its own. */
function useSwitch(): (key: string) => void {
  const queryClient = useQueryClient()
  const { locale } = useApp()
  return key => {
    const known = queryClient.getQueryData(capacitiesQuery().queryKey)?.data ?? []
    const wanted = known.find(entry => `${entry.capacity}-${entry.company?.id ?? ''}` === key)
    if (!wanted) return
    switchCapacity(wanted).then(
      () => navigateTo(hrefFor(homeOfCapacity(wanted), { locale })),
      (error: Error) => showToast({ tone: 'danger', text: error.message }),
    )
  }
}
