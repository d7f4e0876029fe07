import { companyQuery, useSession } from '@masar/app-shell'
import { companyTone } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import styles from './company-frame.module.css'

export const appearanceQuery = () => companyQuery('/company/appearance')

/** Every page of the portal, in the colour of the company that one acts for. */
export function CompanyFrame({ children }: { children: ReactNode }) {
  const isCompany = useSession(session => session.capacity === 'company')
  const { data } = useQuery({ ...appearanceQuery(), enabled: isCompany, staleTime: Infinity })
  const tone = isCompany ? companyTone(data?.data.color) : undefined
  return (
    <div className={styles.frame} data-company={tone}>
      {children}
    </div>
  )
}
