/** What changing a company's people may be refused with. */
export const companyErrors = {
  employee_exists: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.employee_exists',
      message: 'This address already belongs to one of your active employees.',
    },
  },
  member_exists: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.member_exists',
      message: 'This person already acts for the company. Change their role instead.',
    },
  },
  already_employed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.already_employed',
      message: 'This account already belongs to the company.',
    },
  },
  too_many_saved_reports: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_saved_reports',
      message: 'You have reached the limit of saved views. Delete one that you no longer need.',
    },
  },
  department_not_empty: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.department_not_empty',
      message: 'This department still has people or departments. Choose where they go.',
    },
  },
  department_managed: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.department_managed',
      message: 'Somebody manages this branch. Give them another role or branch first.',
    },
  },
  department_required: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.department_required',
      message: 'A requirement applies to this department. Change the requirement first.',
    },
  },
  group_required: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.group_required',
      message: 'A requirement applies to this group. Change the requirement first.',
    },
  },
  member_by_rule: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.member_by_rule',
      message: 'A rule puts this person into the group. Change the rule instead.',
    },
  },
  nothing_to_assign: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.nothing_to_assign',
      message: 'Nobody is chosen, or no course. Choose at least one of each.',
    },
  },
  too_many_assignments: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_assignments',
      message: 'That is more than 250,000 assignments at once. Choose fewer people or courses.',
    },
  },
  too_many_people_lists: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_people_lists',
      message:
        'Your company has uploaded more lists this week than can be kept: at most 100 lists with 500,000 entries in all. Each is deleted a week after its upload; until then, choose people by groups, departments or filters.',
    },
  },
  undo_expired: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.undo_expired',
      message: 'This can be undone for one day only. Withdraw the assignments instead.',
    },
  },
  path_assigned: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.path_assigned',
      message: 'This learning path is assigned to somebody. Archive it instead.',
    },
  },
  export_too_large: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.export_too_large',
      message: 'A spreadsheet holds up to 1,048,575 rows. Choose CSV, or narrow the list.',
    },
  },
  list_too_long: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.list_too_long',
      message: 'This list is too long to wait for. Have the file made in the background.',
    },
  },
  no_free_place: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.no_free_place',
      message: 'All places on your company’s yearly licence are taken. Ask your company for the course.',
    },
  },
  place_begun: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.place_begun',
      message: 'This person has begun to learn. The place comes back when they leave the company.',
    },
  },
  no_free_seat: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.no_free_seat',
      message: 'No seat of this course is free. Buy one first.',
    },
  },
  credit_short: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.credit_short',
      message: 'The budget has too little free credit for this.',
    },
  },
  department_credited: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.department_credited',
      message: 'This department still has credit. Take it back first.',
    },
  },
  course_retired: {
    status: 409,
    message: /*i18n*/ { id: 'error.course_retired', message: 'This course is not offered any more.' },
  },
  request_open: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.request_open',
      message: 'You have requested this course already. Your company has not answered yet.',
    },
  },
  requests_full: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.requests_full',
      message: 'You have 20 requests waiting for an answer. Take one back first.',
    },
  },
  path_required: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.path_required',
      message: 'A requirement applies to this learning path. Change the requirement first.',
    },
  },
  joining_link_gone: {
    status: 410,
    message: /*i18n*/ {
      id: 'error.joining_link_gone',
      message: 'This link no longer works. Ask your company for a new one.',
    },
  },
  joining_address: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.joining_address',
      message: 'To join by this link, you need a confirmed e-mail address at your company.',
    },
  },
  employment_ended: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.employment_ended',
      message: 'You belonged to this company before. Ask it to take you back: everything you did is kept.',
    },
  },
  too_many_joining_links: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_joining_links',
      message: 'Your company has 100 links that work. Withdraw one that is no longer needed.',
    },
  },
  consent_outdated: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.consent_outdated',
      message: 'The wording has changed since you read it. Load the page again.',
    },
  },
  exam_under_way: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.exam_under_way',
      message: 'You are taking an exam of a course that this company assigned. Hand it in first.',
    },
  },
  domain_taken: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.domain_taken',
      message: 'Another company has already proven that this domain is its own.',
    },
  },
  domain_unproven: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.domain_unproven',
      message:
        'We could not find the domain’s record. A new one can take up to a day to reach all name servers.',
    },
  },
  too_many_domains: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_domains',
      message: 'Your company has 50 domains here. Remove one that is no longer needed.',
    },
  },
  too_many_scim_tokens: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_scim_tokens',
      message: 'Your company has ten tokens that work. Withdraw one that is no longer needed.',
    },
  },
  too_many_company_keys: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.too_many_company_keys',
      message: 'Your company has ten API keys that work. Withdraw one that is no longer needed.',
    },
  },
  sign_on_untested: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.sign_on_untested',
      message: 'Test the connection first: it is switched on once your provider has answered.',
    },
  },
  sign_on_without_domain: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.sign_on_without_domain',
      message: 'Prove a domain of your company first: its addresses are those that sign in this way.',
    },
  },
  owner_cannot_leave: {
    status: 409,
    message: /*i18n*/ {
      id: 'error.owner_cannot_leave',
      message: 'You are an owner of this company. Have another owner give you another role first.',
    },
  },
} as const
