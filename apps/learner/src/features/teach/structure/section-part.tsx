import { Trans, useLingui } from '@lingui/react/macro'
import { fieldError } from '@masar/app-shell'
import {
  Button,
  Card,
  FieldError,
  Heading,
  Isolate,
  NumberField,
  showToast,
  SortableList,
  Text,
} from '@masar/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { BothTexts } from '../both-texts.tsx'
import { orderPlaces, orderSections, removeSection } from './arrange.ts'
import type { PlaceDraft, SectionDraft } from './draft.ts'
import type { Editing } from './editing.ts'
import { PlaceLine, usePlaceLabel } from './place-line.tsx'
import styles from './structure.module.css'
import { useSectionName } from './use-section-name.ts'

/** The order of the sections, by drag, by keyboard, or by the buttons. */
export function SectionOrder({ editing: { draft, change } }: { editing: Editing }) {
  const { t } = useLingui()
  const nameOf = useSectionName(draft.sections)
  if (draft.sections.length < 2) return null
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Trans>Order of the sections</Trans>
      </Heading>
      <SortableList
        label={t`Order of the sections`}
        items={draft.sections}
        itemKey={({ key }) => key}
        itemLabel={({ key }) => nameOf(key)}
        renderItem={({ key }) => <Isolate>{nameOf(key)}</Isolate>}
        onReorder={keys => change(orderSections(draft, keys))}
      />
    </Card>
  )
}

interface SectionPartProps {
  editing: Editing
  /** Null for an exam without. */
  section: SectionDraft | null
  /** Just added: its title takes the focus. */
  isFresh?: boolean
}

/** A section with what it asks; in an exam without, all questions. */
export function SectionPart({ editing, section, isFresh }: SectionPartProps) {
  const { t } = useLingui()
  const { draft, change, problems } = editing
  const nameOf = useSectionName(draft.sections)
  const labelOf = usePlaceLabel(editing)
  const places = draft.places.filter(place => place.section === (section?.key ?? null))
  const name = section ? nameOf(section.key) : t`Questions`
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) box.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isFresh])
  return (
    <Card as="section" className={styles.part}>
      <Heading level={2}>
        <Isolate>{name}</Isolate>
      </Heading>
      {section && (
        <div ref={box} className={styles.part}>
          <SectionFields editing={editing} section={section} name={name} />
        </div>
      )}
      {places.length === 0 ? (
        <Text soft>
          <Trans>No questions here yet. Choose some in the other sections, and move them here.</Trans>
        </Text>
      ) : (
        <SortableList<PlaceDraft>
          fields="line"
          label={t`Order in: ${name}`}
          items={places}
          itemKey={({ key }) => key}
          itemLabel={labelOf}
          renderItem={place => <PlaceLine editing={editing} place={place} at={draft.places.indexOf(place)} />}
          onReorder={keys => change(orderPlaces(draft, keys))}
        />
      )}
      {section && problems[section.key]?.includes('empty') && (
        <FieldError id={`${section.key}-empty`}>
          <Trans>This section has no questions. Move one into it, or remove it.</Trans>
        </FieldError>
      )}
    </Card>
  )
}

interface SectionFieldsProps {
  editing: Editing
  section: SectionDraft
  name: string
}

function SectionFields({ editing, section, name }: SectionFieldsProps) {
  const { t } = useLingui()
  const { draft, change, problems, error, languages } = editing
  const nameOf = useSectionName(draft.sections)
  const at = draft.sections.indexOf(section)
  const set = (to: Partial<SectionDraft>) =>
    change({ sections: draft.sections.map(each => (each === section ? { ...section, ...to } : each)) })
  const remove = () => {
    const { heir, ...arranged } = removeSection(draft, section.key)
    change(arranged)
    const to = heir && nameOf(heir.key)
    showToast({
      text: to ? t`The section is removed. Its questions are in: ${to}` : t`The section is removed.`,
    })
  }
  return (
    <>
      <BothTexts
        label={t`Section title`}
        languages={languages}
        value={section.title}
        maxLength={200}
        error={
          problems[section.key]?.includes('title')
            ? t`Write a title, in one language at least.`
            : fieldError(error, `sections.${at}.title`)
        }
        onChange={title => set({ title })}
      />
      <BothTexts
        label={t`Instructions`}
        languages={languages}
        value={section.instructions}
        rows={2}
        maxLength={4000}
        isOptional
        onChange={instructions => set({ instructions })}
      />
      <div className={styles.fields}>
        <NumberField
          label={t`Time of the section in minutes`}
          text={section.minutes}
          error={
            problems[section.key]?.includes('minutes')
              ? t`Type minutes, from 1 to 1440.`
              : fieldError(error, `sections.${at}.time_limit_seconds`)
          }
          onChange={(_, minutes) => set({ minutes })}
        />
        <Button
          size="sm"
          variant="quiet"
          iconStart={Trash2}
          className={styles.start}
          aria-label={t`Remove the section ${name}`}
          onPress={remove}
        >
          <Trans>Remove the section</Trans>
        </Button>
      </div>
    </>
  )
}
