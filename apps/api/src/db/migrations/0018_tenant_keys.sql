-- Every key below a company gets the company beside it. Rows that name a thing of another company are nobody's to guess: they stop the
-- migration, which names them and leaves everything as it is.
DO $$
DECLARE
  broken record;
  list text := '';
BEGIN
  FOR broken IN
    SELECT relation, count(*) AS amount, string_agg(id::text, ', ' ORDER BY id) FILTER (WHERE place <= 10) AS ids
    FROM (SELECT *, row_number() OVER (PARTITION BY relation ORDER BY id) AS place FROM (
      SELECT 'employees.department_id' AS relation, e.id FROM employees e JOIN departments d ON d.id = e.department_id WHERE d.company_id <> e.company_id
      UNION ALL SELECT 'employees.manager_id', e.id FROM employees e JOIN employees m ON m.id = e.manager_id WHERE m.company_id <> e.company_id
      UNION ALL SELECT 'employee_group_members.employee_id (ids of the employees)', e.id FROM employee_group_members m
        JOIN employee_groups g ON g.id = m.group_id JOIN employees e ON e.id = m.employee_id WHERE g.company_id <> e.company_id
      UNION ALL SELECT 'assignments.employee_id', a.id FROM assignments a JOIN employees e ON e.id = a.employee_id WHERE e.company_id <> a.company_id
      UNION ALL SELECT 'assignments.learning_path_id', a.id FROM assignments a JOIN learning_paths p ON p.id = a.learning_path_id WHERE p.company_id <> a.company_id
      UNION ALL SELECT 'requirements.path_id', r.id FROM requirements r JOIN learning_paths p ON p.id = r.path_id WHERE p.company_id <> r.company_id
      UNION ALL SELECT 'requirements.group_id', r.id FROM requirements r JOIN employee_groups g ON g.id = r.group_id WHERE g.company_id <> r.company_id
      UNION ALL SELECT 'waivers.employee_id', w.id FROM waivers w JOIN requirements r ON r.id = w.requirement_id JOIN employees e ON e.id = w.employee_id
        WHERE e.company_id <> r.company_id
      UNION ALL SELECT 'seat_ledger.employee_id', l.id FROM seat_ledger l JOIN seat_pools p ON p.id = l.pool_id JOIN employees e ON e.id = l.employee_id
        WHERE e.company_id <> p.company_id
      UNION ALL SELECT 'seat_ledger.order_line_id', l.id FROM seat_ledger l JOIN seat_pools p ON p.id = l.pool_id
        LEFT JOIN order_lines n ON n.id = l.order_line_id LEFT JOIN orders o ON o.id = n.order_id
        WHERE l.order_line_id IS NOT NULL AND o.company_id IS DISTINCT FROM p.company_id
      UNION ALL SELECT 'enrolment_grants.seat_id', g.id FROM enrolment_grants g JOIN assignments a ON a.id = g.assignment_id
        JOIN seat_ledger l ON l.id = g.seat_id JOIN seat_pools p ON p.id = l.pool_id WHERE p.company_id <> a.company_id
    ) AS found) AS numbered
    GROUP BY relation ORDER BY relation
  LOOP
    list := list || format(E'\n  %s: %s, ids %s', broken.relation, broken.amount, broken.ids);
  END LOOP;
  IF list <> '' THEN
    RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'Some rows name a thing of another company, so their tables cannot be migrated:' || list
      || E'\nPoint each at a thing of its own company, or set the column to null (delete the row where the column demands a value), then start again. Nothing was changed.';
  END IF;
END $$;--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_capacity";--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_employee_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_learning_path_id_learning_paths_id_fk";--> statement-breakpoint
ALTER TABLE "learning_path_courses" DROP CONSTRAINT "learning_path_courses_path_id_learning_paths_id_fk";--> statement-breakpoint
ALTER TABLE "requirements" DROP CONSTRAINT "requirements_path_id_learning_paths_id_fk";--> statement-breakpoint
ALTER TABLE "requirements" DROP CONSTRAINT "requirements_group_id_employee_groups_id_fk";--> statement-breakpoint
ALTER TABLE "seat_ledger" DROP CONSTRAINT "seat_ledger_pool_id_seat_pools_id_fk";--> statement-breakpoint
ALTER TABLE "seat_ledger" DROP CONSTRAINT "seat_ledger_employee_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "waivers" DROP CONSTRAINT "waivers_requirement_id_requirements_id_fk";--> statement-breakpoint
ALTER TABLE "waivers" DROP CONSTRAINT "waivers_employee_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "employee_group_members" DROP CONSTRAINT "employee_group_members_group_id_employee_groups_id_fk";--> statement-breakpoint
ALTER TABLE "employee_group_members" DROP CONSTRAINT "employee_group_members_employee_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "employee_invitations" DROP CONSTRAINT "employee_invitations_employee_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_department_id_departments_id_fk";--> statement-breakpoint
ALTER TABLE "employees" DROP CONSTRAINT "employees_manager_id_employees_id_fk";--> statement-breakpoint
ALTER TABLE "enrolment_grants" DROP CONSTRAINT "enrolment_grants_seat_id_seat_ledger_id_fk";--> statement-breakpoint
ALTER TABLE "enrolment_grants" DROP CONSTRAINT "enrolment_grants_assignment_id_assignments_id_fk";--> statement-breakpoint
DROP INDEX "learning_paths_company";--> statement-breakpoint
DROP INDEX "requirements_company";--> statement-breakpoint
DROP INDEX "employee_groups_company";--> statement-breakpoint
ALTER TABLE "learning_path_courses" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "employee_group_members" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD COLUMN "company_id" bigint;--> statement-breakpoint
UPDATE "learning_path_courses" t SET "company_id" = p."company_id" FROM "learning_paths" p WHERE p."id" = t."path_id";--> statement-breakpoint
UPDATE "seat_ledger" t SET "company_id" = p."company_id" FROM "seat_pools" p WHERE p."id" = t."pool_id";--> statement-breakpoint
UPDATE "waivers" t SET "company_id" = r."company_id" FROM "requirements" r WHERE r."id" = t."requirement_id";--> statement-breakpoint
UPDATE "order_lines" t SET "company_id" = o."company_id" FROM "orders" o WHERE o."id" = t."order_id" AND o."company_id" IS NOT NULL;--> statement-breakpoint
UPDATE "employee_group_members" t SET "company_id" = g."company_id" FROM "employee_groups" g WHERE g."id" = t."group_id";--> statement-breakpoint
UPDATE "employee_invitations" t SET "company_id" = e."company_id" FROM "employees" e WHERE e."id" = t."employee_id";--> statement-breakpoint
UPDATE "enrolment_grants" t SET "company_id" = l."company_id" FROM "seat_ledger" l WHERE l."id" = t."seat_id";--> statement-breakpoint
UPDATE "enrolment_grants" t SET "company_id" = a."company_id" FROM "assignments" a WHERE a."id" = t."assignment_id" AND t."company_id" IS NULL;--> statement-breakpoint
ALTER TABLE "learning_path_courses" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_ledger" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "waivers" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_group_members" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_invitations" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD CONSTRAINT "seat_ledger_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "seat_pools" ADD CONSTRAINT "seat_pools_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "employee_groups" ADD CONSTRAINT "employee_groups_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_tenant" UNIQUE("company_id","id");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Where the reference is emptied with what it names, the row stays the company's.
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_learning_path" FOREIGN KEY ("company_id","learning_path_id") REFERENCES "public"."learning_paths"("company_id","id") ON DELETE set null ("learning_path_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_path_courses" ADD CONSTRAINT "learning_path_courses_path" FOREIGN KEY ("company_id","path_id") REFERENCES "public"."learning_paths"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_path" FOREIGN KEY ("company_id","path_id") REFERENCES "public"."learning_paths"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD CONSTRAINT "seat_ledger_pool_fk" FOREIGN KEY ("company_id","pool_id") REFERENCES "public"."seat_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD CONSTRAINT "seat_ledger_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_ledger" ADD CONSTRAINT "seat_ledger_order_line" FOREIGN KEY ("company_id","order_line_id") REFERENCES "public"."order_lines"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_requirement_fk" FOREIGN KEY ("company_id","requirement_id") REFERENCES "public"."requirements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_company_order" FOREIGN KEY ("company_id","order_id") REFERENCES "public"."orders"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_group_members" ADD CONSTRAINT "employee_group_members_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_group_members" ADD CONSTRAINT "employee_group_members_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_invitations" ADD CONSTRAINT "employee_invitations_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE set null ("department_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_manager" FOREIGN KEY ("company_id","manager_id") REFERENCES "public"."employees"("company_id","id") ON DELETE set null ("manager_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_seat_fk" FOREIGN KEY ("company_id","seat_id") REFERENCES "public"."seat_ledger"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_assignment_fk" FOREIGN KEY ("company_id","assignment_id") REFERENCES "public"."assignments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_capacity" CHECK ("audit_log"."actor_capacity" in ('operator', 'company', 'instructor', 'personal', 'command line'));--> statement-breakpoint
ALTER TABLE "enrolment_grants" ADD CONSTRAINT "enrolment_grants_company" CHECK ("enrolment_grants"."company_id" is not null or num_nonnulls("enrolment_grants"."seat_id", "enrolment_grants"."assignment_id") = 0);
