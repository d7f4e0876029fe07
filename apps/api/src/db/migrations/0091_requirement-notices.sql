CREATE TABLE "requirement_notices" (
	"company_id" bigint NOT NULL,
	"requirement_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"occasion" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_notices_requirement_id_employee_id_occasion_due_on_pk" PRIMARY KEY("requirement_id","employee_id","occasion","due_on"),
	CONSTRAINT "requirement_notices_occasion" CHECK ("requirement_notices"."occasion" in ('due_soon', 'late', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "requirement_notices" ADD CONSTRAINT "requirement_notices_requirement" FOREIGN KEY ("company_id","requirement_id") REFERENCES "public"."requirements"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_notices" ADD CONSTRAINT "requirement_notices_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirement_notices_of_employee" ON "requirement_notices" USING btree ("company_id","employee_id");