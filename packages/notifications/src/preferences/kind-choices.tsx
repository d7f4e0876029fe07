import { useLingui } from '@lingui/react/macro'
import { CheckboxGroup, Heading } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { capacitiesQuery, useApp, useSession } from '@masar/app-shell'
import type { Preferences } from './api.ts'
import { channelsFor, type KindArea, kindsOf, withChannels } from './model.ts'
import styles from './preferences.module.css'

/** For each kind of news, the ways to be told of it, by the part of the product it comes from. */
export function KindChoices({
  chosen,
  onChange,
  hasPush,
}: {
  chosen: Preferences
  onChange: (chosen: Preferences) => void
  hasPush: boolean
}) {
  const { t } = useLingui()
  const names: Record<Preferences['kinds'][number]['kind'], string> = {
    exam_submitted: t`An exam was submitted and is waiting to be graded`,
    exam_graded: t`An exam was graded`,
    exam_result_out: t`A result that was held back is out`,
    certificate_issued: t`A certificate was earned`,
    enrolled: t`Enrolment in a course`,
    assignment_made: t`Your company assigned a course`,
    assignment_due_soon: t`An assigned course is due soon`,
    assignment_overdue: t`An assigned course is overdue`,
    assignments_reminder: t`Your company reminds you of what it assigned`,
    requirement_due_soon: t`What your company requires is due soon`,
    requirement_late: t`You are late with what your company requires`,
    requirement_expired: t`What your company requires has expired`,
    team_requirement_due_soon: t`A requirement is due soon for people whom you manage`,
    team_requirement_late: t`People whom you manage are late with a requirement`,
    team_requirement_expired: t`A requirement has expired for people whom you manage`,
    assigning_done: t`The courses that you assigned reached your people`,
    assigning_undone: t`Your assignments were undone`,
    assigning_stopped: t`Your bulk action on assignments was stopped`,
    export_ready: t`A file you requested is ready`,
    export_failed: t`A file you requested could not be made`,
    people_invited: t`The people on your list have been invited`,
    people_changed: t`Your bulk action on employees is done`,
    company_message: t`Your company writes to you`,
    course_asked: t`Someone asks for a course`,
    request_declined: t`Your company declined a request`,
    employees_joined: t`People joined your company by a link`,
    employee_left: t`Someone left your company`,
    member_joined: t`Somebody accepted your invitation to act for the company`,
    retention_planned: t`Your company will keep the names of people who left for a shorter time`,
    licence_ending: t`Your company’s yearly licence ends soon`,
    licence_offered: t`A yearly licence is offered to your company`,
    order_paid: t`An order was paid`,
    payment_returned: t`A payment is returned to you`,
    refund_granted: t`A refund was granted`,
    refund_refused: t`A refund was not granted`,
    discussion_reply: t`A question that you follow has a new answer`,
    question_asked: t`A learner asks a question in your course`,
    announcement: t`One of your instructors sends an announcement`,
    lesson_fault: t`A learner reports a problem in your course`,
    live_lesson_set: t`A live lesson has a time`,
    live_lesson_tomorrow: t`A live lesson begins in a day`,
    live_lesson_soon: t`A live lesson is about to begin`,
    live_lesson_moved: t`A live lesson has a new time`,
    live_lesson_cancelled: t`A live lesson was cancelled`,
  }
  const areas: Record<KindArea, string> = {
    learning: t`Your learning`,
    employer: t`The company you work for`,
    orders: t`Purchases`,
    teaching: t`Your courses as an instructor`,
    company: t`Running a company’s training`,
  }
  const ways = { site: t`On the site`, push: t`On your devices`, mail: t`By e-mail` }
  return kindsOf(chosen, useReader()).map(({ area, kinds }) => (
    <section key={area} className={styles.kinds} aria-labelledby={`kinds-${area}`}>
      <Heading level={3} size="sm" id={`kinds-${area}`}>
        {areas[area]}
      </Heading>
      {kinds.map(choice => {
        const channels = channelsFor(chosen, choice.kind, hasPush)
        return (
          <div key={choice.kind} className={styles.kind}>
            <CheckboxGroup
              label={names[choice.kind]}
              {...(!channels.includes('mail') && { hint: t`We always e-mail you about this.` })}
              options={channels.map(value => ({ value, label: ways[value] }))}
              value={channels.filter(channel => choice[channel])}
              onChange={wanted => onChange(withChannels(chosen, choice.kind, { asked: channels, wanted }))}
            />
          </div>
        )
      })}
    </section>
  ))
}

/** What may happen to the person who reads the page. */
function useReader() {
  const { app } = useApp()
  const teaches = useSession(session => session.info?.kind === 'instructor')
  const { data, isError } = useQuery({ ...capacitiesQuery(), enabled: app === 'learner' })
  const actsForCompany = data?.data.some(({ capacity }) => capacity === 'company')
  // Where nobody knows, they are asked about too much rather than too little.
  return { app, teaches, actsForCompany: actsForCompany ?? isError }
}
