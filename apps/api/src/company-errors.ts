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
} as const
