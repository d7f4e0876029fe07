CREATE TABLE "requirement_people" (
	"company_id" bigint NOT NULL,
	"requirement_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	CONSTRAINT "requirement_people_requirement_id_employee_id_pk" PRIMARY KEY("requirement_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "requirements" DROP CONSTRAINT "requirements_whom";--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "group_name" jsonb;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "department_name" jsonb;--> statement-breakpoint
ALTER TABLE "requirement_people" ADD CONSTRAINT "requirement_people_requirement" FOREIGN KEY ("company_id","requirement_id") REFERENCES "public"."requirements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_people" ADD CONSTRAINT "requirement_people_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirement_people_of_employee" ON "requirement_people" USING btree ("company_id","employee_id");--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_named_once_ended" CHECK ("requirements"."ended_at" is not null or num_nonnulls("requirements"."group_name", "requirements"."department_name") = 0);--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_whom" CHECK (num_nonnulls("requirements"."group_id", "requirements"."department_id", "requirements"."group_name", "requirements"."department_name") <= 1);