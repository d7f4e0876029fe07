CREATE TABLE "joining_link_groups" (
	"company_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	CONSTRAINT "joining_link_groups_link_id_group_id_pk" PRIMARY KEY("link_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "joining_link_uses" (
	"company_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "joining_link_uses_link_id_employee_id_pk" PRIMARY KEY("link_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "joining_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "joining_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"label" text,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"department_id" bigint,
	"domains" text[] DEFAULT '{}'::text[] NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "joining_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "joining_links_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "joining_links_uses" CHECK ("joining_links"."uses" >= 0 and ("joining_links"."max_uses" is null or "joining_links"."uses" <= "joining_links"."max_uses"))
);
--> statement-breakpoint
CREATE TABLE "sharing_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sharing_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"is_given" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sharing_consents_topic" CHECK ("sharing_consents"."topic" in ('certificates', 'own_courses'))
);
--> statement-breakpoint
ALTER TABLE "joining_link_groups" ADD CONSTRAINT "joining_link_groups_link" FOREIGN KEY ("company_id","link_id") REFERENCES "public"."joining_links"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_link_groups" ADD CONSTRAINT "joining_link_groups_group" FOREIGN KEY ("company_id","group_id") REFERENCES "public"."employee_groups"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_link_uses" ADD CONSTRAINT "joining_link_uses_link" FOREIGN KEY ("company_id","link_id") REFERENCES "public"."joining_links"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_link_uses" ADD CONSTRAINT "joining_link_uses_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_links" ADD CONSTRAINT "joining_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_links" ADD CONSTRAINT "joining_links_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_consents" ADD CONSTRAINT "sharing_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_consents" ADD CONSTRAINT "sharing_consents_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joining_link_groups_group_of" ON "joining_link_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "joining_link_uses_employee_of" ON "joining_link_uses" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "joining_links_department_of" ON "joining_links" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "sharing_consents_latest" ON "sharing_consents" USING btree ("employee_id","topic","id");--> statement-breakpoint
CREATE INDEX "sharing_consents_user" ON "sharing_consents" USING btree ("user_id");