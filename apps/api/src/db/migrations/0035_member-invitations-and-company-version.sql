CREATE TABLE "member_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"department_id" bigint,
	"token_hash" text NOT NULL,
	"invited_by" bigint,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "member_invitations_email" UNIQUE("company_id","email"),
	CONSTRAINT "member_invitations_role" CHECK ("member_invitations"."role" in ('owner', 'administrator', 'manager', 'finance', 'auditor')),
	CONSTRAINT "member_invitations_branch" CHECK (("member_invitations"."role" = 'manager') = ("member_invitations"."department_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitations" ADD CONSTRAINT "member_invitations_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_invitations_department_of" ON "member_invitations" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "member_invitations_inviter" ON "member_invitations" USING btree ("invited_by");