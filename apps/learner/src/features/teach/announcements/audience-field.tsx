import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DateText, NativeSelect, RadioGroup, Text } from '@masar/ui'
import { useQuery } from '@tanstack/react-query'
import { audienceQuery, audiences, courseQuery, type Measured } from './api.ts'
import type { AnnouncementDraft } from './draft.ts'

interface AudienceFieldProps {
  courseId: number
  draft: AnnouncementDraft
  isTried: boolean
  onChange: (to: Pick<AnnouncementDraft, 'audience' | 'lesson'>) => void
}

/** Whom an announcement is for, and how many they are now. */
export function AudienceField({ courseId, draft, isTried, onChange }: AudienceFieldProps) {
  const { t } = useLingui()
  const { audience, lesson } = draft
  const course = useQuery({ ...courseQuery(courseId), enabled: audience === 'stuck' })
  const lessons = course.data?.data.sections.flatMap(section => section.lessons) ?? []
  const words = {
    all: { label: t`Every learner`, hint: t`Those who join later read it, too.` },
    not_started: {
      label: t`Who has not started`,
      hint: t`They have the course and have not opened a lesson.`,
    },
    stuck: { label: t`Who is stuck at a lesson`, hint: t`They left off there at least a week ago.` },
    late: { label: t`Who is late`, hint: t`Their company set a due date for the course, and it has passed.` },
  }
  return (
    <>
      <RadioGroup
        label={t`For whom`}
        value={audience}
        options={audiences.map(value => ({ value, ...words[value] }))}
        onChange={value => onChange({ audience: audiences.find(each => each === value) ?? 'all', lesson })}
      />
      {audience === 'stuck' && (
        <NativeSelect
          label={t`At which lesson`}
          placeholder={t`Choose a lesson`}
          value={lesson}
          options={lessons.map(({ id, title }) => ({ value: String(id), label: title }))}
          error={isTried && lesson === '' ? t`Choose a lesson.` : course.error?.message}
          onChange={value => onChange({ audience, lesson: value })}
        />
      )}
      <Reach courseId={courseId} draft={draft} />
    </>
  )
}

/** How many people it would reach, and when the course may have another one. */
function Reach({ courseId, draft: { audience, lesson } }: Pick<AudienceFieldProps, 'courseId' | 'draft'>) {
  const isNamed = audience !== 'stuck' || lesson !== ''
  const { data, error } = useQuery({ ...audienceQuery(courseId, { audience, lesson }), enabled: isNamed })
  if (!isNamed) return <div role="status" />
  return (
    <div role="status">
      {error && <Text size="sm">{error.message}</Text>}
      {data && <Figures {...data.data} />}
    </div>
  )
}

function Figures({ people, left, next_at: nextAt }: Measured) {
  return (
    <Text size="sm" soft>
      <Plural
        value={people}
        _0="It would reach nobody now."
        one="It would reach # person now."
        other="It would reach # people now."
      />{' '}
      {nextAt === null ? (
        <Plural
          value={left}
          one="You can send # announcement more this week."
          other="You can send # announcements more this week."
        />
      ) : (
        <Trans>
          You have sent two within seven days. You can send the next one from{' '}
          <DateText value={nextAt} format="time" />. What you write here is kept until then.
        </Trans>
      )}
    </Text>
  )
}
