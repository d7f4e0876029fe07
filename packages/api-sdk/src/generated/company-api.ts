// Generated from openapi/company-api.json; run `pnpm generate` instead of editing.
export interface paths {
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s API keys
         * @description Names, scopes and last uses of the keys, and the address to call with them. The keys themselves are told only when they are made.
         */
        get: operations["listCompanyApiKeys"];
        put?: never;
        /**
         * Make an API key for the company’s own programs
         * @description It reads what its scopes name, of the whole company, and changes nothing.
         */
        post: operations["makeCompanyApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an API key of the company
         * @description Programs that call with it are refused from then on.
         */
        post: operations["withdrawCompanyApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-acts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far an act on many assignments is
         * @description For a week after it has ended.
         */
        get: operations["getAssignmentAct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-acts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an act on many assignments
         * @description What was done by then stays.
         */
        post: operations["cancelAssignmentAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List acts that assigned courses
         * @description Newest first, or what assigned most first. A manager of a branch sees those made for that branch.
         */
        get: operations["listAssignmentBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an act that assigned courses, and what became of it
         * @description How many are assigned, what kept the others, and whether the act can still be undone.
         */
        get: operations["getAssignmentBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop assigning
         * @description What was assigned by then stays, and can be undone.
         */
        post: operations["cancelAssignmentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-batches/{id}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what an act has not assigned
         * @description People and courses, each with the reason, page by page.
         */
        get: operations["listAssignmentBatchConflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignment-batches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an assignment within a day
         * @description Done in the background: courses not begun are withdrawn, and its seats come back.
         */
        post: operations["undoAssignmentBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list assignments
         * @description A manager of a branch sees the people of that branch. Withdrawn ones are listed only where that state is asked for.
         */
        get: operations["listAssignments"];
        put?: never;
        /**
         * Assign courses to people
         * @description Done in the background; `AssignmentBatchChanged` says how far. What cannot be assigned is passed over and named in the batch.
         */
        post: operations["assignCourses"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change when assignments are due
         * @description Those of the named ones that are open, and whose people the member sees, get the day; the answer says how many.
         */
        patch: operations["changeAssignments"];
        trace?: never;
    };
    "/assignments/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on many assignments
         * @description Reminds of them, sets another due day or withdraws them, in the background, however many they are. What was completed stays; no one is reminded twice within a day.
         */
        post: operations["actOnAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the list of assignments as a file
         * @description Up to 2000 rows; `exportAssignmentsLater` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the list of assignments made into a file
         * @description Done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportAssignmentsLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an assignment and its conflicts
         * @description Changes nothing. Free seats go to people in the order in which they were added.
         */
        post: operations["previewAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/preview/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List what an assignment would leave out, and who has its courses already
         * @description People and courses, each with the reason, page by page, as of now: all that is left out, or what is for one `kind` of reason; of kind `own`, what is assigned to people who have the course by themselves, where it would take a seat otherwise. Changes nothing.
         */
        post: operations["listPreviewedPairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw assignments
         * @description For courses not begun, the access ends and the seat comes back. What was begun can be learnt on, and its seat comes back only when the person leaves. What was completed stays.
         */
        post: operations["withdrawAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the picture of the account
         * @description At most 5 MB and 40 megapixels. 413 and 415 where it is more or something else.
         */
        put: operations["putAvatar"];
        post?: never;
        /**
         * Remove the picture of the account
         * @description The initials of the name stand in its place from now on. Where there is no picture, that is no error.
         */
        delete: operations["deleteAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/capacities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capacities of the account
         * @description As whom the person can act: for themselves, and for each company in which they have a role. The current one is marked.
         */
        get: operations["listCapacities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/company-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a company
         * @description Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent.
         */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the data of the account
         * @description 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/data-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the data of the account as a page to read
         * @description The same data as an HTML document in the language of the request, which needs nothing beside it. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        get: operations["exportOwnDataPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase the account
         * @description Erases the account. Invoices stay as the law demands; results, certificates and, unless `contributions` is `delete`, reviews and discussion posts stay without a name. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new e-mail address
         * @description Sends a code to the new address. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new e-mail address
         * @description The code sets the new address; the old one is told, and sessions in other browsers end.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/enter-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset token
         * @description Sets the new password and signs out everywhere.
         */
        post: operations["enterPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code to reset the password
         * @description Sends a code, if the address has an account; answers the same if it has none.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/fresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reauthenticate with the password
         * @description Makes the session fresh for 15 minutes.
         */
        post: operations["proveByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/fresh-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code to reauthenticate
         * @description Sends a code to the account’s own address, for accounts without a password; `change` is what the e-mail says the code is for.
         */
        post: operations["sendFreshCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/fresh-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reauthenticate with a code
         * @description Makes the session fresh for 15 minutes.
         */
        post: operations["proveByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Connect the Google account again
         * @description The Google account that was disconnected signs in again. 403 `session_stale` when the last proof of identity is too old.
         */
        put: operations["reconnectGoogle"];
        post?: never;
        /**
         * Disconnect the Google account
         * @description The Google account signs in no longer. 409 `password_unset` for an account without a password, 403 `session_stale` when the last proof of identity is too old.
         */
        delete: operations["disconnectGoogle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether sign-in with Google is available
         * @description Tells whether the operator set up a provider, so that a page shows the button or leaves it out.
         */
        get: operations["getGoogleState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with Google
         * @description Trades the code for a session, or for the ticket of the second step: once, within a minute, in the browser that set out. 410 `gone` otherwise.
         */
        post: operations["finishGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an e-mail address and a password
         * @description Answers with a session, or with the ticket of a second step (`POST /auth/second-factor`) where the account has a second factor.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description A token that has ended already is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a registration and sign in
         * @description The code of a company’s registration: makes the account and signs in.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp-resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a new code for a pending step
         * @description Sends a new code for the same step, at the earliest 60 seconds after the last, 5 an hour; the earlier code is dead then.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the state of a pending step
         * @description Where the step behind a handle stands: after a reload, in another tab.
         */
        post: operations["getPendingStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every session and opens a new one for this browser.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a new phone number
         * @description Sends a code to the new number, or by mail where no short messages can be sent. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        post: operations["changePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the new phone number
         * @description The code sets the new number.
         */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/portrait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a drawn portrait as the picture of the account
         * @description In the place of a photo, which is deleted. No one has one without choosing it.
         */
        put: operations["putPortrait"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the profile
         * @description Who is signed in, with the contact data, the languages and what is proved of them.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the profile
         * @description Changes what is named; `title`, `bio`, `expertise` and the texts of a company change in the language of the request.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/auth/reset-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the code for a reset token
         * @description Trades the code for a token that sets the password.
         */
        post: operations["confirmReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with a second factor
         * @description Ends a sign-in with a session. A wrong answer costs one of the ticket’s five tries; 410 `second_factor_gone` once they, or its ten minutes, are over.
         */
        post: operations["showSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the options to show a passkey
         * @description What a browser needs to show a passkey; works once.
         */
        post: operations["getSecondFactorOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the second factors of the account
         * @description The authenticator app, the passkeys, and how many recovery codes are left.
         */
        get: operations["getSecondFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Recovery codes come with the first factor. 403 `session_stale` when the last proof of identity is too old.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description With the last factor go the recovery codes; 409 `last_second_factor` where the account has to keep one. 403 `session_stale` when the last proof of identity is too old.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description 403 `session_stale` when the last proof of identity is too old.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/auth/second-factors/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up a passkey
         * @description What a browser needs to make a passkey. 403 `session_stale` when the last proof of identity is too old.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the recovery codes
         * @description Ten new codes, shown this once; the earlier ones are dead. 403 `session_stale` when the last proof of identity is too old.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description A secret for an authenticator app, which counts once a code confirms it. 403 `session_stale` when the last proof of identity is too old.
         */
        post: operations["beginTotp"];
        /**
         * Remove the authenticator app
         * @description With the last factor go the recovery codes; 409 `last_second_factor` where the account has to keep one. 403 `session_stale` when the last proof of identity is too old.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an authenticator app
         * @description The app counts from now on, in the place of an earlier one. Recovery codes come with the first factor. 403 `session_stale` when the last proof of identity is too old.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the browsers that are signed in
         * @description One for each browser, however many capacities it is signed in for: the current one first, then the last seen.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign all other browsers out
         * @description Signs out everywhere else. 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a browser out
         * @description Signs out there at once; one’s own browser too, which needs no proof. Of others: 403 `session_stale` when the last proof of identity is too old (15 minutes, unless the service is set otherwise).
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-on-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether addresses of a domain sign in by their company’s provider
         * @description Says nothing of single addresses, and not whose the domain is.
         */
        get: operations["getSignOnState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-on/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in by the company’s provider
         * @description Trades the code for a session, or for the ticket of the second step: once, within a minute, in the browser that set out. 410 `gone` otherwise.
         */
        post: operations["finishSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session in another capacity
         * @description Opens a session in another capacity of the account beside this one, which stays; what this one has proved counts for it.
         */
        post: operations["switchCapacity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the billing addresses of the company
         * @description The default comes first.
         */
        get: operations["listBillingAddresses"];
        put?: never;
        /**
         * Add a billing address
         * @description The first one is the default.
         */
        post: operations["addBillingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a billing address
         * @description Bills that were issued keep the address that they have.
         */
        put: operations["changeBillingAddress"];
        post?: never;
        /**
         * Remove a billing address
         * @description The oldest of the others takes the place of a default.
         */
        delete: operations["removeBillingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what departments may spend
         * @description All departments that the member sees, those without a budget too.
         */
        get: operations["listBudgets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements behind a budget
         * @description Newest first, or the oldest; found by person, course, who granted it, and note. Finance is not told for whom, and does not find by it.
         */
        get: operations["listBudgetMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take credit back that is free
         * @description Lowers what the department was granted, by credit that is neither spent nor reserved. More than is free is 409 `credit_short`.
         */
        post: operations["takeBackCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the budgets or their movements as a file
         * @description Up to 2000 rows; `exportBudgetsLater` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportBudgets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the budgets or their movements made into a file
         * @description Done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportBudgetsLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/budgets/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a department credit
         * @description The first time makes its budget.
         */
        post: operations["grantCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cart with its prices, discount and VAT
         * @description The lines, the coupon and the total with its VAT as they are now: prices are read anew with each call, and what can no longer be bought is named apart.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enter a coupon
         * @description A coupon that only does not suit the present lines is kept; the cart’s `coupon.reason` says why it takes nothing off.
         */
        put: operations["setCartCoupon"];
        post?: never;
        /**
         * Take the coupon off the cart
         * @description Answers with the cart at its full prices. Where there is no coupon, that is no error.
         */
        delete: operations["removeCartCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a course into the cart
         * @description One that was taken out goes back to its place by `added_at`, as the line had it.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts/items/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a course out of the cart
         * @description Answers with the cart as it is then. A course that is not in it is 404.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        /**
         * Change how many seats of a course the cart holds
         * @description A person’s line always has one seat.
         */
        patch: operations["changeCartItem"];
        trace?: never;
    };
    "/carts/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a visitor’s cart to the account’s
         * @description The union of both, and of seats the larger number. What can’t be bought is left out.
         */
        post: operations["mergeCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote what the cart costs
         * @description Prices, discount and VAT of the quote stand for 15 minutes.
         */
        post: operations["quoteCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkouts/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what was quoted, and begin to pay
         * @description A quote becomes one order, however often it is paid for. An order of 0 is paid at once; a bank transfer waits for the operator.
         */
        post: operations["payCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of the company
         * @description Names, address, registration, logo, colour and time zone, and the version that a change has to name.
         */
        get: operations["getCompanySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the details of the company
         * @description Changes what is named. Texts are given in both languages at once. 409 if the details have changed since `version`. Bills that were issued keep what they have.
         */
        patch: operations["updateCompanySettings"];
        trace?: never;
    };
    "/company/appearance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the portal shows the company
         * @description One of the colours that the portal knows, and its time zone, for the company’s team.
         */
        get: operations["getCompanyAppearance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/certificate-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the logo of the company on certificates, or leave it off
         * @description On those of courses that the company gave its people, which are issued from now on. 409 `conflict` where the company has no logo.
         */
        put: operations["putCertificateLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed about the company
         * @description Its details, roles, security and billing addresses, from the audit log; the latest first, or the oldest; found by who did it, and by whom or what it concerns.
         */
        get: operations["getCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the logo of the company
         * @description At most 5 MB and 40 megapixels. 413 and 415 where it is more or something else.
         */
        put: operations["putCompanyLogo"];
        post?: never;
        /**
         * Remove the logo of the company
         * @description Pages and certificates go without one from now on. Where there is none, that is no error.
         */
        delete: operations["deleteCompanyLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/retention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how long what the company has is kept
         * @description After how many years the records of leavers name nobody any more, a shorter time that is announced, and what else is kept for how long.
         */
        get: operations["getCompanyRetention"];
        /**
         * Change how long the names of leavers are kept
         * @description A longer time holds at once. A shorter one holds after notice, and is taken back by choosing what holds now. What has lost its name does not get it back. 403 `session_stale` where the caller has not reauthenticated recently.
         */
        put: operations["updateCompanyRetention"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/retention/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview what another time would do
         * @description From which day it would hold, and how many records lose their name then.
         */
        get: operations["previewCompanyRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how the company’s people rate courses
         * @description Of people whom the caller sees, on courses that the company assigned to them or that they began by its licence.
         */
        get: operations["listCourseRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course-ratings/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the company’s people say of a course
         * @description By the id of the course, the newest first or as asked; found by who says it and by what they say. Of people whom the caller sees, on courses that the company assigned to them or that they began by its licence.
         */
        get: operations["listReviewsByEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard of the company
         * @description Numbers of the people whom the caller sees, with the departments, those who need attention and the courses, and when they were counted.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what needs action, and the company’s compliance and spending
         * @description Requests, requirements, budgets and licences that need action, as far as the caller’s role sees them.
         */
        get: operations["getDashboardNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments
         * @description All that the caller sees, by name. Finance sees no heads.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description A manager creates below a department of the own branch.
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a department
         * @description Only an empty one, or with `move_to`: the department that its people and the departments below it go to. Rules of groups that name it are deleted.
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /**
         * Rename or move a department, or change its head
         * @description It moves with all that lies below it, and never below itself.
         */
        patch: operations["changeDepartment"];
        trace?: never;
    };
    "/departments/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what goes with a department that is deleted
         * @description How many people and departments would move, and which rules, standing assignments and invitations would go.
         */
        get: operations["getDepartmentRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-acts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far an act on many employees is
         * @description How many of its people are worked on, and what became of them.
         */
        get: operations["getEmployeeAct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-acts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an act on many employees
         * @description What was done by then stays.
         */
        post: operations["cancelEmployeeAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages that were sent to many employees
         * @description The newest first. A manager sees those of the own branch.
         */
        get: operations["listEmployeeMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list employees
         * @description A manager of a branch sees the employees of that branch.
         */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an employee with groups and assignments
         * @description A manager of a branch sees the employees of that branch.
         */
        get: operations["getEmployee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an employee
         * @description Fields left out stay as they are. No one may report to themselves, directly or over others.
         */
        patch: operations["changeEmployee"];
        trace?: never;
    };
    "/employees/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate an employee, or cancel an invitation
         * @description Seats come back, what was not completed is withdrawn, roles and invitations end; the record and the progress stay. A team member whose role the caller may not take away is refused.
         */
        post: operations["deactivateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was changed about an employee
         * @description Who changed which fields and when, the latest first, or the oldest; found by who did it.
         */
        get: operations["getEmployeeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description A new link for a person who has not answered; the earlier one stops working.
         */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give back an employee’s place of the yearly licence
         * @description By the id of the employee, who has begun nothing by it; else it comes back when they leave.
         */
        delete: operations["returnPlace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an employee back
         * @description With the account that they had joined with; where there is none, they are invited anew. What was withdrawn stays so.
         */
        post: operations["reactivateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on many employees
         * @description Moves, groups, deactivates, invites again, or sends a message, in the background, however many they are; a notification tells when it is done. People out of sight are passed over; a message goes to those who have joined and not left.
         */
        post: operations["actOnEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the list of employees as a file
         * @description Up to 2000 rows; `exportEmployeesLater` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the list of employees made into a file
         * @description Done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportEmployeesLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far a file is
         * @description For its requester, for a day.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the making of a file
         * @description Only for the requester. One that is not being made any more is 409 `conflict`.
         */
        post: operations["cancelExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file that was made
         * @description For its requester, for a day.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List groups
         * @description All groups of the company, with how many people the caller sees in each.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Create a group
         * @description Empty at first. Answers with its id.
         */
        post: operations["createGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a group and its rules
         * @description Its names in both languages, how many people it has, and the rules that fill it.
         */
        get: operations["getGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a group
         * @description Its people stay; a group that a requirement is made of cannot be deleted.
         */
        delete: operations["deleteGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a group
         * @description In both languages at once.
         */
        patch: operations["renameGroup"];
        trace?: never;
    };
    "/groups/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people to a group
         * @description All or none: an id that the caller may not see is refused.
         */
        post: operations["addGroupMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/members/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person from a group
         * @description A person whom a rule put in stays: 409 `member_by_rule`.
         */
        delete: operations["removeGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what goes with a group that is deleted
         * @description What would be deleted with it, and what prevents it.
         */
        get: operations["getGroupRemoval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the rules of a group
         * @description Puts the people in of whom a rule holds, now and whenever people or rules change, and takes those out whom a rule had put in. People who were added by hand stay.
         */
        put: operations["setGroupRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{id}/rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the rules of a group
         * @description Whom these rules would put into the group and take out of it. Nothing changes.
         */
        post: operations["previewGroupRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a list of people to invite
         * @description As text with an address in each line, CSV, or a spreadsheet, whose head is in Arabic or English; up to 10 MB and 50,000 people. It is read in the background, and no one is invited yet.
         */
        post: operations["uploadEmployeeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far a list of people is
         * @description Whether the list is read, checked or worked on, and how many people it has in each state.
         */
        get: operations["getEmployeeImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the reading or inviting of a list
         * @description People invited so far stay invited.
         */
        post: operations["cancelEmployeeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite the people of a list
         * @description Those with nothing wrong, in the background; a notification tells when it is done.
         */
        post: operations["inviteImportedEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people of a list, with what is wrong
         * @description As the list has them, or by name or address, with the faults of each column in the language of the request; found by name, address and employee number as the list says them.
         */
        get: operations["listEmployeeImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspection-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links for inspectors
         * @description Those that are open first, then the latest that are over; 100 at most.
         */
        get: operations["listInspectionLinks"];
        put?: never;
        /**
         * Make a link for an inspector
         * @description It shows what is true of the requirement at this moment, by the end of the day that is named, and nothing that happens later. The link is told this once.
         */
        post: operations["makeInspectionLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspection-links/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a link for an inspector
         * @description It opens nothing from now on; the people that it showed are deleted from it.
         */
        post: operations["withdrawInspectionLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspection-links/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw many links for inspectors
         * @description Each by itself. They open nothing from now on; the people that they showed are deleted from them.
         */
        post: operations["withdrawInspectionLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an employee
         * @description Adds an employee and sends the link; a person who left or has not answered is invited again.
         */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joining-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links for joining
         * @description Those that work first, then the latest that are over; 200 at most. A manager’s are those into the own branch.
         */
        get: operations["listJoiningLinks"];
        put?: never;
        /**
         * Make a link for joining
         * @description Anyone with it, and with a confirmed address of one of its domains where there are any, may join.
         */
        post: operations["makeJoiningLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joining-links/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a link for joining
         * @description No one can join by it from now on. People who have joined stay.
         */
        post: operations["withdrawJoiningLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joining-links/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw many links for joining
         * @description Each by itself. No one can join by them from now on. People who have joined stay.
         */
        post: operations["withdrawJoiningLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning-paths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List learning paths
         * @description Drafts and published ones, with how many people have each and how far those are.
         */
        get: operations["listLearningPaths"];
        put?: never;
        /**
         * Create a learning path, as a draft
         * @description Courses in the order in which they are learned. It cannot be assigned before it is published. Answers with its id.
         */
        post: operations["createLearningPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning-paths/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a learning path
         * @description Its courses in their order, its state, and the version that a change has to name.
         */
        get: operations["getLearningPath"];
        /**
         * Change a learning path, or the order of its courses
         * @description With the version that was read: if it has changed meanwhile, the answer is `conflict`. What was assigned by it stays as it is.
         */
        put: operations["changeLearningPath"];
        post?: never;
        /**
         * Delete a learning path
         * @description Only while no one has it; else it can be archived.
         */
        delete: operations["deleteLearningPath"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning-paths/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a learning path
         * @description It can no longer be assigned; it stays for those who have it.
         */
        post: operations["archiveLearningPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning-paths/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who has a learning path, and how far each one is
         * @description A manager of a branch sees the people of that branch.
         */
        get: operations["listLearningPathPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning-paths/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a learning path, so that it can be assigned
         * @description One that can’t be published as it stands is 409 `conflict`.
         */
        post: operations["publishLearningPath"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licence-offers/{id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote what an offered yearly licence costs
         * @description Ordered and paid as the quote of a cart is, which stays as it is.
         */
        post: operations["quoteLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the company’s yearly licences, and what is offered to it
         * @description Licences in any state with their places, and the offers that can be bought now.
         */
        get: operations["listLicences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences/{id}/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who holds a place of a licence
         * @description Those who took it last first, or by name. Empty for a licence that has ended.
         */
        get: operations["listLicenceHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licences/places/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back many employees’ places of the yearly licence
         * @description By the ids of the employees, each by itself: who has begun something by it keeps the place, and is listed.
         */
        post: operations["returnPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations to act for the company
         * @description Those not accepted yet, the latest first.
         */
        get: operations["listMemberInvitations"];
        put?: never;
        /**
         * Invite a person to act for the company
         * @description Sends a link that works once, for 14 days, with any personal account. An address that was invited before gets a new link, and the earlier one is dead.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the invitation of a member
         * @description Its link opens nothing any more.
         */
        delete: operations["withdrawMemberInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invitations/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation of a member again
         * @description A new link; the earlier one is dead.
         */
        post: operations["inviteMemberAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members who act for the company
         * @description The company’s own account and everybody whom it gave a role, with the branch that a manager sees.
         */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member
         * @description Lets an active employee act for the company with their own account.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member
         * @description Ends the membership and signs its sessions out.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the role of a member
         * @description The role counts from the next call of the member on. A manager’s names the department that they see.
         */
        patch: operations["changeMemberRole"];
        trace?: never;
    };
    "/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove many members
         * @description Each by itself: ends the memberships and signs their sessions out. Those that the caller may not remove are listed; the own one is among them, it ends by itself alone.
         */
        post: operations["removeMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders, newest first
         * @description With their lines, payments, bills and refunds, found by year and state, page by page.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description One of the caller’s orders with its bills, refunds and payments. Another buyer’s is 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that waits for payment
         * @description Ends an order that waits for its payment. Any other is 409 `order_not_pending`; one that was cancelled before is no error.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the payment service about an order
         * @description For a buyer who is back from paying before the payment service has reported: asks it at once, and answers with the order as it is then.
         */
        post: operations["checkOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get where an order that waits is paid
         * @description The payment that is open, or another try after a declined card.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a refund
         * @description Of a person’s courses, or of a company’s unused seats. An operator decides.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the years that have orders
         * @description Years in which there are orders, so that a page offers no empty one.
         */
        get: operations["listOrderYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outside-trainings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the training elsewhere of a year
         * @description The latest first. `change` tells what happened to it after its year was closed, in which it is not disclosed so: `moved` to another year and `removed` ones are listed, too. A manager of a branch sees the people of that branch.
         */
        get: operations["listOutsideTrainings"];
        put?: never;
        /**
         * Enter training that an employee had elsewhere
         * @description A year that was closed keeps what was disclosed.
         */
        post: operations["enterOutsideTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outside-trainings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct training that an employee had elsewhere
         * @description A year that was closed keeps what was disclosed.
         */
        put: operations["correctOutsideTraining"];
        post?: never;
        /**
         * Remove training that an employee had elsewhere
         * @description A year that was closed keeps what was disclosed.
         */
        delete: operations["removeOutsideTraining"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outside-trainings/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file that shows a training elsewhere
         * @description A manager of a branch gets those of the people of that branch.
         */
        get: operations["getOutsideTrainingFile"];
        /**
         * Keep the file that shows a training elsewhere
         * @description PDF or picture, up to 10 MB, known by its content, in the place of an earlier one. 413 and 415 where it is more or something else.
         */
        put: operations["putOutsideTrainingFile"];
        post?: never;
        /**
         * Remove the file of a training elsewhere
         * @description What it was kept for stays.
         */
        delete: operations["deleteOutsideTrainingFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outside-trainings/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove many trainings that employees had elsewhere
         * @description Each by itself: those that are not there any more are listed. A year that was closed keeps what was disclosed.
         */
        post: operations["removeOutsideTrainings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name many employees by a list
         * @description E-mails or employee numbers, as text, CSV, or a spreadsheet, whose head is in Arabic or English; up to 10 MB and 50,000 entries. `problem` says why it is no list of people at all; then there is no `id`. Kept for a week; a company keeps at most 100 lists with 500,000 entries.
         */
        post: operations["uploadPeopleList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many people a list has found
         * @description How many entries of the list name people whom the caller sees, how many name no one, and how many are duplicates.
         */
        get: operations["getPeopleList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people-lists/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a list in one state
         * @description Found, unknown or double entries as they were written; `after` goes on from the last one.
         */
        get: operations["listPeopleListRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count who learned in the last days, and in a period
         * @description Learning counts as in the report of time. A manager of a branch sees that branch. Those who have left since are among who learned in the period.
         */
        get: operations["getActivityReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/activity/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get who learned of late as a file
         * @description Up to 2000 rows; `exportActivityReportLater` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportActivityReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/activity/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have who learned of late made into a file
         * @description Done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportActivityReportLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/activity/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with when they learned last
         * @description Learning counts as in the report of time. A manager of a branch sees that branch. By name, or by what is counted of them, from either end.
         */
        get: operations["listActivityPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count assignments by how far they are
         * @description Of what was assigned in the period and not withdrawn, as it stands now; the months also tell what was completed in each. A manager of a branch sees that branch.
         */
        get: operations["getCompletionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/completion/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with how far their assignments are
         * @description Of what was assigned in the period and not withdrawn, as it stands now; the months also tell what was completed in each. By name, or by what is counted of them, from either end. A manager of a branch sees that branch.
         */
        get: operations["listCompletionPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a report as a file
         * @description Up to 2000 rows; `exportReportLater` makes larger files. CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic. Who may not see people gets the rows that the report tells them, and no people.
         */
        post: operations["exportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a report made into a file
         * @description Done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportReportLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Average the results of exams
         * @description Of the exams of what is assigned, one result for each person and exam, by the last day on which it was handed in; what a review policy holds back is only counted as such. A manager of a branch sees that branch.
         */
        get: operations["getScoresReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/scores/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with the results of their exams
         * @description Of the exams of what is assigned, one result for each person and exam, by the last day on which it was handed in; what a review policy holds back is only counted as such. By name, or by what is counted of them, from either end. A manager of a branch sees that branch.
         */
        get: operations["listScoresPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the movements of seats
         * @description Each movement counts on the day of the company’s zone on which it happened.
         */
        get: operations["getSeatReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/seats/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the movements of seats as a file
         * @description CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportSeatReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up what was paid and refunded
         * @description By the lines of invoices and credit notes, on the day on which each was issued.
         */
        get: operations["getSpendingReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/spending/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what was paid and refunded as a file
         * @description CSV is UTF-8 with its mark, formulas neutralised; a spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportSpendingReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the time that people learned
         * @description Active time by day in Riyadh, in what the company assigned, from the day on which it did until it was withdrawn or the person left. A manager of a branch sees that branch.
         */
        get: operations["getTimeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/time/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with the time that they learned
         * @description Active time by day in Riyadh, in what the company assigned, from the day on which it did until it was withdrawn or the person left. By name, or by what is counted of them, from either end. A manager of a branch sees that branch.
         */
        get: operations["listTimePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what employees ask for
         * @description Those that wait, unless another state is asked for; searched by person and course. In the order that is asked for, the dearest first by price; else those that wait, the longest first, and others, the latest first. A manager of a branch sees the people of that branch.
         */
        get: operations["listCourseRequests"];
        put?: never;
        /**
         * Ask for the seats that an assignment lacks
         * @description One request for each person and course that no seat is free for, with the day by which it is wanted; owners and administrators are told. Who waits for the course already goes on waiting.
         */
        post: operations["askForPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an employee the course
         * @description Assigned at once; a seat is taken where the person does not have the course already, and the department’s budget, where it has one, pays for it.
         */
        post: operations["approveCourseRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline what an employee asks for
         * @description The person is told, with the answer.
         */
        post: operations["declineCourseRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give many employees the courses that they ask for
         * @description Each by itself, the longest waiting first: one that cannot be given blocks no other, and is listed with the reason. What others have answered already is among those. What the same member approved before counts as answered, with the day that was given then: a second call changes nothing.
         */
        post: operations["approveCourseRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline many requests
         * @description Each by itself. Everybody is told, with the same answer.
         */
        post: operations["declineCourseRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requirements, and how many people stand where
         * @description Those of that day. A manager of a branch sees the people of that branch.
         */
        get: operations["listRequirements"];
        put?: never;
        /**
         * Demand a course or learning path of people
         * @description Everybody, a department or a group has to complete it by a day, and again where it is renewed. Answers with its id.
         */
        post: operations["createRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change of whom something is demanded, and by when
         * @description All of it anew; the course or path stays. It holds for earlier days, too.
         */
        put: operations["changeRequirement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a requirement
         * @description From today on nothing is demanded by it; as of an earlier day it is still there.
         */
        post: operations["endRequirement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the evidence of a requirement made into a PDF or ZIP
         * @description In the language of the request, done in the background; a notification tells when it is ready, and it is kept for a day. A manager of a branch sees the people of that branch. `zip` is an archive of the PDF, a CSV and the PDF of each certificate that is not withdrawn; `pdf`, which it is if left out, the PDF alone. Of more than 2,000 people there are several PDFs, each with its own hash, in an archive in either case.
         */
        post: operations["makeEvidencePack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/{id}/people/{employeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what lies behind where a person stands with a requirement
         * @description The completions that count, and each waiver with its reason. A manager of a branch sees the people of that branch.
         */
        get: operations["getRequirementRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/{id}/people/{employeeId}/waivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Excuse a person from a requirement
         * @description From today on, until a day or for good.
         */
        post: operations["giveWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the evidence of a day as a file
         * @description Each person with each requirement, with certificates and waivers, as the list shows them. CSV is UTF-8 with its mark, formulas neutralised. A manager of a branch sees the people of that branch.
         */
        post: operations["exportRequirementEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/evidence/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the evidence of a day made into a file
         * @description As `exportRequirementEvidence`, done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportRequirementEvidenceLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with where they stand with each requirement
         * @description People with a requirement, by name, by the name of the department, or by the most urgent of the requested statuses. A manager of a branch sees the people of that branch.
         */
        get: operations["listRequirementPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requirements/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind people of what is required of them
         * @description Of what they have not met, whether it is assigned to them or not. The notification leads to the course, where who has no access asks the company for it. Nobody is reminded twice within a day. A manager of a branch reminds the people of that branch.
         */
        post: operations["remindOfRequirements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the saved views of reports
         * @description One’s own, and those that are shared; none that the role may not open.
         */
        get: operations["listSavedReports"];
        put?: never;
        /**
         * Save a view of a report under a name
         * @description What it shows is not saved: it is counted anew whenever it is opened.
         */
        post: operations["saveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description One’s own; owners and administrators may delete what others share.
         */
        delete: operations["deleteSavedReport"];
        options?: never;
        head?: never;
        /**
         * Rename a saved view, or share it
         * @description One’s own; owners and administrators may rename what others share.
         */
        patch: operations["changeSavedReport"];
        trace?: never;
    };
    "/saved-reports/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have a saved view sent by e-mail, or no longer
         * @description To the caller’s own address, with what their role sees when it is sent.
         */
        put: operations["mailSavedReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List seats by course
         * @description For each course how many seats were bought, are held, are free, came back or have ended.
         */
        get: operations["listSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seats/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements behind a course’s seats
         * @description By the id of the course, newest first, or the oldest, and of a period alone, as the report of seats counts them; `q` is a person’s name, e-mail address or number. Empty for a course without seats.
         */
        get: operations["listSeatMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the security settings of the company
         * @description Whether a second factor is demanded of those who act for the company, and how many of them have none.
         */
        get: operations["getCompanySecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the security settings of the company
         * @description Where a second factor is demanded, members without one set it up before they see anything else of the portal.
         */
        patch: operations["updateCompanySecurity"];
        trace?: never;
    };
    "/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rule of the company’s own shelf
         * @description Null where it has none: then its people see all courses alike.
         */
        get: operations["getShelf"];
        /**
         * Set the rule of the company’s own shelf
         * @description 409 if it has changed since `version`.
         */
        put: operations["putShelf"];
        post?: never;
        /**
         * Remove the company’s own shelf
         * @description The company has no choice of courses of its own any more. `version` names the rule that was read; another one is 409 `conflict`.
         */
        delete: operations["deleteShelf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelf/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses on the company’s own shelf
         * @description Empty where it has none. What sells best first, or in another order.
         */
        get: operations["listShelfCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelf/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show which courses a rule would put on the shelf
         * @description Stores nothing.
         */
        post: operations["previewShelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the company’s people sign in by its provider
         * @description The provider without its secret, the addresses that it has to know, and the company’s domains.
         */
        get: operations["getSignOn"];
        /**
         * Set the OpenID provider of the company
         * @description Another issuer, client or secret switches the sign-on off until the provider has stood the test.
         */
        put: operations["setSignOnProvider"];
        post?: never;
        /**
         * Remove the provider of the company
         * @description Its people sign in with their passwords again; their accounts and records stay.
         */
        delete: operations["removeSignOnProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a domain of the company
         * @description It counts once its record has been found.
         */
        post: operations["addCompanyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a domain of the company
         * @description People with an address there are no longer sent to the company’s provider.
         */
        delete: operations["removeCompanyDomain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/domains/{id}/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for the record that proves a domain
         * @description Asks the name servers for the TXT record. Until it is found, 409 `domain_unproven`; it can be asked again.
         */
        post: operations["proveCompanyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/saml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the SAML provider of the company
         * @description Another provider, address or attribute switches the sign-on off until the provider has been tried out; a further certificate does not.
         */
        put: operations["setSamlProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/saml/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a SAML provider’s metadata say
         * @description Nothing is stored: it is for the fields of the provider.
         */
        post: operations["readSamlMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/scim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the company’s directory comes in
         * @description Where the company’s directory finds Masar, and the tokens it may have, without their secrets.
         */
        get: operations["getScimAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/scim/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a token for the company’s directory
         * @description The token is in the answer and nowhere else afterwards. How many may be open at once is bounded: 409 `too_many_scim_tokens`.
         */
        post: operations["makeScimToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/scim/tokens/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a token of the company’s directory
         * @description The directory is refused with it from then on.
         */
        post: operations["withdrawScimToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch the sign-on by the company’s provider on or off
         * @description Only after a test that went well and with a proved domain: 409 `sign_on_untested`, `sign_on_without_domain`.
         */
        post: operations["switchSignOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to the company’s provider
         * @description Reaches the provider as a sign-in would and says what is wrong, if anything is. No one is signed in.
         */
        post: operations["testSignOnProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-on/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the company’s provider answered when the caller last tried it
         * @description For an hour; null where nothing has come back.
         */
        get: operations["getSignOnTry"];
        put?: never;
        /**
         * Set out to try the company’s SAML provider
         * @description It signs no one in. 404 where the company has no SAML provider.
         */
        post: operations["trySignOnProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standing-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List standing assignments
         * @description Rules that assign a course or learning path to everyone who joins a department or group.
         */
        get: operations["listStandingAssignments"];
        put?: never;
        /**
         * Assign a course or path to a group or department for good
         * @description To everyone in it, in the background, and to those who join later. For people who leave it, courses not begun are withdrawn.
         */
        post: operations["createStandingAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standing-assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a standing assignment
         * @description People who join later get nothing from it; what it has assigned stays.
         */
        delete: operations["deleteStandingAssignment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standing-assignments/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End many standing assignments
         * @description Each by itself. People who join later get nothing from them; what they have assigned stays.
         */
        post: operations["deleteStandingAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standing-assignments/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who waits for a seat
         * @description People whom a standing assignment concerns and could not give a course for want of a seat, each with the course. They get it as soon as one is free.
         */
        get: operations["listWaitingForSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-disclosure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up a year of training, and read what was disclosed of it
         * @description Active time in what the company assigned or licensed, and training elsewhere. A closed year is measured by the rules it was closed with. A manager of a branch sees that branch, without plan and figures of the whole company.
         */
        get: operations["getTrainingDisclosure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-disclosure/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a year: what is disclosed of it does not change any more
         * @description Keeps what is disclosed of the year as it is now. A year that has not ended is 409 `disclosure_year_open`.
         */
        post: operations["closeTrainingDisclosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-disclosure/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the people of a year with their hours as a file
         * @description Up to 2000 rows; `exportTrainingDisclosureLater` makes larger files. A spreadsheet stands from right to left in Arabic.
         */
        post: operations["exportTrainingDisclosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-disclosure/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the people of a year made into a file
         * @description Done in the background; a notification tells when it is ready, and it is kept for a day.
         */
        post: operations["exportTrainingDisclosureLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-disclosure/figures/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the figures of a year as a file
         * @description Line by line in the order of the disclosure; lines of what the asker does not see are empty.
         */
        post: operations["exportDisclosureFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-disclosure/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with the training that they had in a year
         * @description By name, or by how many units each has. A manager of a branch sees the people of that branch.
         */
        get: operations["listDisclosurePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what is planned for a year of training
         * @description Plan, budget and goal, and the trainees by class that only the company can count.
         */
        put: operations["putTrainingPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set what the authority demands of a year of training
         * @description Holds for every year that is not closed.
         */
        put: operations["putTrainingRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a waiver
         * @description The requirement counts for the person again from now on. One that has ended is 404.
         */
        post: operations["endWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waivers/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file that shows why a waiver was given
         * @description A manager of a branch gets those of the people of that branch.
         */
        get: operations["getWaiverFile"];
        /**
         * Keep the file that shows why a waiver is given
         * @description PDF or picture, up to 10 MB, known by its content, in the place of an earlier one, while the waiver has not ended. 413 and 415 where it is more or something else.
         */
        put: operations["putWaiverFile"];
        post?: never;
        /**
         * Remove the file of a waiver
         * @description What it was kept for stays.
         */
        delete: operations["deleteWaiverFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the weekend and the holidays of the company’s country
         * @description A due day that is counted moves to the next working day if it is a day off; a fixed one stays. No one is reminded on a day off.
         */
        get: operations["getWorkingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityExportBody: {
            /**
             * @description What the rows are; people without it.
             * @enum {string}
             */
            by?: "person" | "course" | "department" | "month";
            /** @description With all departments below it. */
            department?: number;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * Format: date
             * @description On this day of the company’s zone, or later.
             */
            from?: string;
            group?: number;
            /** @description Of rows, what they are called; of people, a name, an employee number or an e-mail address. */
            q?: string;
            /**
             * @description Those alone who have not learned in so many days, today included; without it, everybody.
             * @enum {integer}
             */
            quiet_days?: 7 | 30 | 90;
            /**
             * @description A column of the table, the smallest first; with `-` before it, the largest.
             * @enum {string}
             */
            sort?: "name" | "-name" | "assigned" | "-assigned" | "not_started" | "-not_started" | "in_progress" | "-in_progress" | "completed" | "-completed" | "overdue" | "-overdue" | "begun" | "-begun" | "begun_completed" | "-begun_completed" | "hours" | "-hours" | "people" | "-people" | "days" | "-days" | "results" | "-results" | "passed" | "-passed" | "share" | "-share" | "mean" | "-mean" | "bought" | "-bought" | "started" | "-started" | "returned" | "-returned" | "expired" | "-expired" | "refunded_seats" | "-refunded_seats" | "paid" | "-paid" | "refunded" | "-refunded" | "spent" | "-spent" | "seats" | "-seats" | "orders" | "-orders" | "last_on" | "-last_on";
            /**
             * Format: date
             * @description On this day of the company’s zone, or earlier.
             */
            to?: string;
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "سارة العتيبي",
         *       "number": "E-1042",
         *       "department": "المبيعات",
         *       "last_on": "2026-11-20",
         *       "days": 9,
         *       "seconds": 18420
         *     }
         */
        ActivityPerson: {
            /** @description On which they learned in the period; without one, in the last 30 days. */
            days: number;
            department: string | null;
            id: number;
            last_on: string | null;
            name: string;
            number: string | null;
            /** @description That they learned in those days. */
            seconds: number;
        };
        ActivityReport: {
            /** @description As of now, whatever the period. */
            active: {
                /** @description In so many days, today included. */
                days: number;
                /** @description Who learned what the company assigned or pays for. */
                people: number;
            }[];
            /** Format: date-time */
            as_of: string;
            /** @description From the first that has anything to the last, none left out. */
            months: {
                /** @description Days on which somebody learned, counted for each person. */
                days: number;
                /** @description In the company’s zone. */
                month: string;
                /** @description Who learned at all. */
                people: number;
                /** @description Of active learning: played, or with scrolling or typing. */
                seconds: number;
            }[];
            /** @description Who have joined and not left. */
            people: number;
            rows: {
                course: string | null;
                /** @description Days on which somebody learned, counted for each person. */
                days: number;
                id: number | null;
                name: string | null;
                /** @description Who learned at all. */
                people: number;
                /** @description Of active learning: played, or with scrolling or typing. */
                seconds: number;
            }[];
            too_few: {
                /** @description That are left out. */
                months: string[];
                /** @description How many are left out. */
                rows: number;
                totals: boolean;
            } | null;
            totals: {
                /** @description Days on which somebody learned, counted for each person. */
                days: number;
                /** @description Who learned at all. */
                people: number;
                /** @description Of active learning: played, or with scrolling or typing. */
                seconds: number;
            } | null;
        };
        AskedCourse: {
            category_slug: string;
            id: number;
            /** @description It is not offered any more. */
            is_withdrawn: boolean;
            /** @description Minor units (halalas), VAT included. */
            price: number;
            title: string;
        };
        AskingEmployee: {
            department: string | null;
            id: number;
            name: string;
        };
        Assignment: {
            /** Format: date-time */
            assigned_at: string;
            completed_at: string | null;
            counts_working_days: boolean;
            course: {
                category_slug: string;
                id: number;
                title: string;
            };
            due_days: number | null;
            due_on: string | null;
            id: number;
            /** @description Completed after its due day, by the company’s clock. */
            is_late: boolean;
            is_overdue: boolean;
            percent: number;
            score: number | null;
            /** @enum {string} */
            state: "assigned" | "in_progress" | "completed" | "withdrawn";
        };
        AssignmentAct: {
            /** @enum {string} */
            act: "remind" | "set_due" | "withdraw";
            /** @description Of those, assignments that were open; of `remind`, people who were reminded. */
            changed: number;
            /** @description Worked on so far. */
            done: number;
            id: number;
            /** @enum {string} */
            state: "running" | "done" | "cancelled" | "failed";
            total: number;
        };
        AssignmentActBody: {
            /** @enum {string} */
            act: "remind" | "set_due" | "withdraw";
            /** @description Which it concerns; those out of sight are passed over. */
            assignment_ids?: number[];
            due_on?: string | null;
            /** @description Instead of ids: all that match now, as the list shows them. */
            filters?: {
                batch?: number;
                course?: number;
                /** @description With all departments below it. */
                department?: number;
                employee?: number;
                /** @description Of all that match, not these. */
                except_ids?: number[];
                /**
                 * Format: date
                 * @description On this day of the company’s zone, or later.
                 */
                from?: string;
                group?: number;
                path?: number;
                q?: string;
                /** @enum {string} */
                state?: "assigned" | "in_progress" | "completed" | "withdrawn" | "overdue";
                /**
                 * Format: date
                 * @description On this day of the company’s zone, or earlier.
                 */
                to?: string;
                /** @description Also those of people who have left, as the report of completion counts them. Without it they are left out, as on the dashboard, except where one employee, one act or what was withdrawn is asked for. */
                with_left?: boolean;
            };
        };
        AssignmentBatch: {
            can_undo: boolean;
            counts_working_days: boolean;
            /** Format: date-time */
            created_at: string;
            created_by: string | null;
            done: number;
            due_days: number | null;
            due_on: string | null;
            finished_at: string | null;
            id: number;
            /** @enum {string} */
            state: "running" | "done" | "cancelled" | "undoing" | "undone";
            total: number;
        };
        AssignmentBatchDetails: {
            can_undo: boolean;
            counts_working_days: boolean;
            /** Format: date-time */
            created_at: string;
            created_by: string | null;
            done: number;
            due_days: number | null;
            due_on: string | null;
            finished_at: string | null;
            id: number;
            outcomes: {
                already_assigned: number;
                assigned: number;
                course_withdrawn: number;
                deactivated: number;
                left: number;
                no_seat: number;
                undone: number;
            };
            /** @enum {string} */
            state: "running" | "done" | "cancelled" | "undoing" | "undone";
            total: number;
        };
        AssignmentDueChange: {
            due_on: string | null;
            ids: number[];
        };
        AssignmentExportBody: {
            /** @description These alone, of those that match. */
            assignment_ids?: number[];
            batch?: number;
            course?: number;
            /** @description With all departments below it. */
            department?: number;
            employee?: number;
            /** @description Of all that match, not these. */
            except_ids?: number[];
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * Format: date
             * @description On this day of the company’s zone, or later.
             */
            from?: string;
            group?: number;
            path?: number;
            q?: string;
            /** @enum {string} */
            sort?: "due" | "-due" | "newest" | "oldest" | "person" | "-person" | "course" | "-course" | "progress" | "-progress";
            /** @enum {string} */
            state?: "assigned" | "in_progress" | "completed" | "withdrawn" | "overdue";
            /**
             * Format: date
             * @description On this day of the company’s zone, or earlier.
             */
            to?: string;
            /** @description Also those of people who have left, as the report of completion counts them. Without it they are left out, as on the dashboard, except where one employee, one act or what was withdrawn is asked for. */
            with_left?: boolean;
        };
        AssignmentItem: {
            course: {
                id: number;
                title: string;
            };
            employee: {
                id: number;
                name: string;
            };
            outcome: ("assigned" | "course_withdrawn" | "deactivated" | "already_assigned" | "no_seat" | "undone" | "left") | null;
        };
        AssignmentOrder: {
            /** @description Whether the days are working days: the first is the next one that is worked. */
            counts_working_days?: boolean;
            course_ids?: number[];
            /** @description With all departments below them. */
            department_ids?: number[];
            due_days?: number | null;
            due_on?: string | null;
            employee_ids?: number[];
            /** @description Everybody whom the caller sees, and who has not left. */
            everyone?: boolean;
            /** @description All employees who match when it is called, as the list of employees shows them. */
            filters?: {
                /** @enum {string} */
                compliance?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
                /** @description With all departments below it. */
                department?: number;
                /** @description Of all that match, not these. */
                except_ids?: number[];
                group?: number;
                /** @description The direct reports of this employee. */
                manager?: number;
                /** @enum {string} */
                progress?: "none" | "unfinished" | "finished" | "overdue";
                q?: string;
                /**
                 * @description `present`: everybody who has not left, as departments and groups count their people.
                 * @enum {string}
                 */
                state?: "invited" | "active" | "deactivated" | "present";
            };
            group_ids?: number[];
            path_ids?: number[];
            /** @description All whom an uploaded list has found. */
            people_list_id?: number;
        };
        AssignmentPreview: {
            /** @description Of all seats that are missing, at today’s prices, before any coupon: minor units (halalas), VAT included. */
            cost: number;
            courses: number;
            outcomes: {
                already_assigned: number;
                assigned: number;
                course_withdrawn: number;
                deactivated: number;
                left: number;
                no_seat: number;
                undone: number;
            };
            people: number;
            /** @description Of each course that takes seats. */
            seats: {
                /** @description Minor units (halalas), VAT included. */
                cost: number;
                course: {
                    id: number;
                    title: string;
                };
                free: number;
                /** @description To be bought before all can be assigned. */
                missing: number;
                needed: number;
            }[];
            /** @description People times courses. */
            total: number;
            /** @description Who has the course by themselves: no seat is taken. */
            with_own: number;
        };
        /**
         * @example {
         *       "id": 901,
         *       "employee": {
         *         "id": 204,
         *         "name": "سارة العتيبي",
         *         "has_left": false
         *       },
         *       "course": {
         *         "id": 7,
         *         "title": "تحليل البيانات بالجداول",
         *         "category_slug": "data"
         *       },
         *       "path": null,
         *       "due_on": "2026-12-31",
         *       "due_days": null,
         *       "counts_working_days": false,
         *       "state": "in_progress",
         *       "is_overdue": false,
         *       "is_late": false,
         *       "percent": 45,
         *       "score": null,
         *       "assigned_at": "2026-11-01T08:00:00Z",
         *       "completed_at": null
         *     }
         */
        AssignmentRow: {
            /** Format: date-time */
            assigned_at: string;
            completed_at: string | null;
            counts_working_days: boolean;
            course: {
                category_slug: string;
                id: number;
                title: string;
            };
            due_days: number | null;
            due_on: string | null;
            employee: {
                has_left: boolean;
                id: number;
                name: string;
            };
            id: number;
            /** @description Completed after its due day, by the company’s clock. */
            is_late: boolean;
            is_overdue: boolean;
            path: {
                id: number;
                name: string;
            } | null;
            percent: number;
            score: number | null;
            /** @enum {string} */
            state: "assigned" | "in_progress" | "completed" | "withdrawn";
        };
        /** @description Where a bank transfer goes, as the pro-forma says. */
        BankTransfer: {
            bank: string;
            beneficiary: string;
            iban: string;
            /** @description What the transfer is told apart by. */
            reference: string;
            /** Format: date-time */
            until: string;
        };
        BegunCourse: {
            /** Format: date-time */
            begun_at: string;
            completed_at: string | null;
            course: {
                category_slug: string;
                id: number;
                title: string;
            };
            open_until: string | null;
            percent: number;
            /** @enum {string} */
            state: "in_progress" | "completed";
        };
        BilingualName: {
            /** @description In Arabic; at most 120 characters. */
            ar?: string;
            /** @description In English; at most 120 characters. */
            en?: string;
        };
        BillingAddress: {
            building?: string;
            city?: string;
            country: string;
            district?: string;
            postal_code?: string;
            street?: string;
        };
        BillLink: {
            id: string;
            /** Format: date-time */
            issued_at: string;
            number: string;
            /** @description Minor units (halalas), VAT included. */
            total: number;
        };
        BudgetDepartment: {
            id: number | null;
            name: string;
            parent_id: number | null;
        };
        BudgetExport: {
            /** @enum {string} */
            format: "csv" | "xlsx";
            /** @enum {string} */
            of: "balances" | "movements";
        };
        BudgetMovement: {
            /** @description Minor units (halalas), always positive. */
            amount: number;
            /** Format: date-time */
            at: string;
            by: string | null;
            course: {
                id: number;
                title: string;
            } | null;
            employee: {
                id: number;
                name: string;
            } | null;
            id: number;
            /** @enum {string} */
            movement: "granted" | "taken_back" | "reserved" | "released" | "spent" | "given_back";
            note: string;
        };
        BuyerDetails: {
            address?: components["schemas"]["BillingAddress"];
            name: string;
            purchase_order?: string;
            registration_number?: string;
            vat_number?: string;
        };
        Capacity: {
            branch: string | null;
            /** @enum {string} */
            capacity: "personal" | "company" | "operator";
            company: components["schemas"]["CompanyName"] | null;
            is_current: boolean;
            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
        };
        Cart: {
            coupon: components["schemas"]["CartCoupon"] | null;
            currency: string;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            item_count: number;
            /** @description What can’t be bought any more; goes with the next change of the cart. */
            left_out: {
                course_id: number;
                /** @enum {string} */
                reason: "owned" | "own" | "retired" | "free";
                title: string;
            }[];
            lines: components["schemas"]["CartLine"][];
            /** @description Without VAT. */
            net: number;
            /** @description net + vat + rounding is the total; −1, 0 or 1. */
            rounding: number;
            /** @description Before the coupon, in minor units, VAT included. */
            subtotal: number;
            /** @description To be paid, in minor units, VAT included. */
            total: number;
            vat: number;
            /** @description In hundredths of a percent. */
            vat_rate: number;
        };
        CartCoupon: {
            code: string;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            ends_at: string | null;
            /** @enum {string} */
            kind: "percent" | "amount";
            /** @description Minor units (halalas), VAT included. */
            minimum: number;
            /** @description What the lines that it is for lack to the minimum, in minor units. */
            missing: number;
            reason: ("not_started" | "ended" | "used_up" | "used" | "minimum" | "no_course") | null;
            starts_at: string | null;
            /** @description Hundredths of a percent, or minor units. */
            value: number;
        };
        CartItemBody: {
            /** Format: date-time */
            added_at?: string;
            course_id: number;
            seats?: number;
        };
        CartItemChange: {
            seats: number;
        };
        CartLine: {
            /** Format: date-time */
            added_at: string;
            company_seats: components["schemas"]["CompanySeats"] | null;
            course: components["schemas"]["CourseCard"];
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            pending_order: string | null;
            previous_price: number | null;
            seats: number;
            /** @description Minor units (halalas), VAT included. */
            total: number;
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
        };
        CartMerge: {
            lines: {
                course_id: number;
                seats?: number;
            }[];
        };
        CategoryName: {
            id: number;
            name: string;
            slug: string;
        };
        CertificateLogoBody: {
            is_shown: boolean;
        };
        Checkout: {
            buyer: components["schemas"]["BuyerDetails"] | null;
            coupon: components["schemas"]["CartCoupon"] | null;
            currency: string;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            /** Format: date-time */
            expires_at: string;
            id: string;
            /** @description What can’t be bought any more; goes with the next change of the cart. */
            left_out: {
                course_id: number;
                /** @enum {string} */
                reason: "owned" | "own" | "retired" | "free";
                title: string;
            }[];
            lines: components["schemas"]["QuoteLine"][];
            /** @description `none` alone where nothing is to be paid. */
            methods: ("card" | "bank_transfer" | "none")[];
            /** @description Without VAT. */
            net: number;
            /** @description net + vat + rounding is the total; −1, 0 or 1. */
            rounding: number;
            /** @description Before the coupon, in minor units, VAT included. */
            subtotal: number;
            /** @description To be paid, in minor units, VAT included. */
            total: number;
            vat: number;
            /** @description In hundredths of a percent. */
            vat_rate: number;
        };
        ChosenAssignments: {
            ids: number[];
        };
        ClosedDisclosure: {
            /** Format: date-time */
            at: string;
            figures: components["schemas"]["DisclosureFigures"] | null;
            has_changed_since: boolean | null;
            /** @description SHA-256 of JSON with its keys in order: year, rules, plan, figures, and the SHA-256 of the lines of each list. */
            hash: string;
            /** @description Whether what is kept still has this hash. */
            is_intact: boolean;
        };
        Company: {
            address: string;
            employee_count: number;
            id: number;
            legal_name: string;
            logo: string | null;
            registration_number: string;
            vat_number: string | null;
        };
        CompanyAddress: {
            address: components["schemas"]["BillingAddress"];
            id: number;
            is_default: boolean;
            label: string;
            vat_number: string | null;
        };
        CompanyAddressBody: {
            building?: string;
            city?: string;
            country: string;
            district?: string;
            is_default?: boolean;
            label: string;
            postal_code?: string;
            street?: string;
            vat_number?: string;
        };
        CompanyApiKey: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            last_used_at: string | null;
            made_by: string | null;
            name: string;
            scopes: ("people" | "progress" | "requirements")[];
            /** @enum {string} */
            state: "open" | "expired" | "withdrawn";
        };
        CompanyApiKeyBody: {
            /** @description For how long it works. */
            days: number;
            name: string;
            scopes: ("people" | "progress" | "requirements")[];
        };
        CompanyAppearance: {
            /** @enum {string} */
            color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
            /** @description In which the company’s days end. */
            time_zone: string;
        };
        CompanyBody: {
            address: string;
            /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
            city?: string;
            /** @description A city of the country’s list; give this or `city`, not both. */
            city_id?: number;
            country_id: number;
            /** Format: email */
            email: string;
            job_name_id: number;
            legal_name: string;
            name: string;
            password: string;
            /** @description In any notation; kept as E.164. */
            phone: string;
            /** @description ISO 3166 code, for numbers without a country code. */
            phone_country?: string;
            /** @description Commercial registration; ten digits for a Saudi company. */
            registration_number: string;
            /** @description Whether the terms of use were accepted; they have to be. */
            terms: boolean;
            /** @description Fifteen digits, for a company that is registered for VAT in Saudi Arabia. */
            vat_number?: string;
        };
        CompanyDomain: {
            domain: string;
            id: number;
            proven_at: string | null;
            /** @description The TXT record that proves that the domain is the company’s. */
            record: {
                name: string;
                value: string;
            };
        };
        CompanyDomainBody: {
            domain: string;
        };
        CompanyEvent: {
            /** @description As in the audit log: `member.change_role`. */
            action: string;
            actor: string | null;
            /** Format: date-time */
            at: string;
            /** @description Names of the fields. */
            changed: string[];
            id: number;
            people: number | null;
            role: string | null;
            subject: string | null;
        };
        CompanyExport: {
            /** Format: date-time */
            created_at: string;
            done: number;
            /** Format: date-time */
            expires_at: string;
            failure: string | null;
            finished_at: string | null;
            /** @enum {string} */
            format: "csv" | "xlsx" | "pdf" | "zip";
            id: number;
            /** @description What the file is called. */
            name: string;
            /** @enum {string} */
            state: "running" | "done" | "failed" | "cancelled";
            /** @description Rows. */
            total: number;
        };
        CompanyName: {
            id: number;
            name: string;
        };
        CompanyPatch: {
            /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
            city?: string;
            /** @description A city of the country’s list; give this or `city`, not both. */
            city_id?: number;
            /**
             * @description That the names are those of the ID. The first time, they are put on the certificates of the last weeks as well.
             * @enum {boolean}
             */
            confirm_names?: true;
            country_id?: number;
            job_name_id?: number;
            /** @enum {string} */
            locale?: "ar" | "en";
            /** @description In either script; another name than before leaves the one in the other script behind. Give this, or the names of the scripts. */
            name?: string;
            name_ar?: string | null;
            name_en?: string | null;
        };
        CompanyProfile: {
            avatar: string | null;
            city: {
                id: number | null;
                name: string;
            } | null;
            company: components["schemas"]["Company"];
            country: {
                id: number;
                name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            google: {
                email: string | null;
                /** @description False for one that was disconnected, which signs in no longer. */
                is_connected: boolean;
            } | null;
            has_password: boolean;
            id: number;
            /** @description Whether the session may change addresses and end the account without another proof. */
            is_fresh: boolean;
            is_google: boolean;
            /** @description Whether the caller is the company’s own account, not a member with an account of their own. */
            is_own_account: boolean;
            job_name: {
                id: number;
                name: string;
            } | null;
            /** @enum {string} */
            kind: "student" | "instructor" | "company";
            /** @enum {string} */
            locale: "ar" | "en";
            name: string;
            name_ar: string | null;
            name_en: string | null;
            names_confirmed_at: string | null;
            phone: string | null;
            verified_at: string | null;
        };
        CompanyProvider: {
            /** @enum {string} */
            admits: "everyone" | "invited";
            client_id: string | null;
            /** @description The company’s people with addresses of its domains sign in by it alone; owners never. */
            is_demanded: boolean;
            is_on: boolean;
            /** @description The issuer of OpenID Connect, or the entity ID of SAML. */
            issuer: string;
            /** @enum {string} */
            kind: "oidc" | "saml";
            saml: components["schemas"]["SamlSetUp"] | null;
            tested_at: string | null;
        };
        CompanyProviderBody: {
            /** @enum {string} */
            admits: "everyone" | "invited";
            client_id: string;
            /** @description Never told again. Without it the stored one stays, as long as the issuer does. */
            client_secret?: string;
            issuer: string;
        };
        CompanyProviderTest: {
            problem: ("not_https" | "private_address" | "name_unknown" | "unreachable" | "certificate" | "no_provider" | "other_issuer" | "no_code_flow" | "client_refused") | null;
            status: number | null;
        };
        CompanyRetention: {
            choices: number[];
            /** @description How long what is kept for a time is kept: files made of lists, lists for inviting, lists of people, acts on many, and at most the links for inspectors. */
            kept_days: {
                acts: number;
                exports: number;
                imports: number;
                inspections: number;
                lists: number;
            };
            /** @description How many days pass at least before a shorter time holds. */
            notice_days: number;
            planned: {
                /**
                 * Format: date
                 * @description The company’s day from which it holds.
                 */
                from: string;
                years: number;
            } | null;
            years: number | null;
        };
        /** @description What a company has of the course already; null on a person’s line. */
        CompanySeats: {
            bought: number;
            free: number;
        };
        CompanySecurity: {
            demands_second_factor: boolean;
            /** @description Those who act for the company and have no second factor. */
            members_without: number;
        };
        CompanySettings: {
            addresses: {
                ar?: string;
                en?: string;
            };
            /** @enum {string} */
            color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
            id: number;
            /** @description Whether certificates of courses that the company gave its people bear its logo. */
            is_logo_on_certificates: boolean;
            logo: string | null;
            names: {
                ar?: string;
                en?: string;
            };
            registration_number: string;
            /** @description In which its days begin and end, a name of the tz database. */
            time_zone: string;
            vat_number: string | null;
            /** @description Of the details; a change names the one that it was made from. */
            version: number;
        };
        CompanySettingsBody: {
            addresses?: {
                ar?: string;
                en?: string;
            };
            /** @enum {string} */
            color?: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
            names?: {
                ar?: string;
                en?: string;
            };
            registration_number?: string;
            time_zone?: string;
            /** @description Empty: the company has none. */
            vat_number?: string;
            version: number;
        };
        CompanySignOn: {
            domains: components["schemas"]["CompanyDomain"][];
            provider: components["schemas"]["CompanyProvider"] | null;
            /** @description What an OpenID provider has to know as addresses of return. */
            redirect_uris: string[];
            saml_service: components["schemas"]["SamlService"];
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "سارة العتيبي",
         *       "number": "E-1042",
         *       "department": "المبيعات",
         *       "assigned": 4,
         *       "not_started": 0,
         *       "in_progress": 1,
         *       "completed": 3,
         *       "overdue": 0,
         *       "begun": 1,
         *       "begun_completed": 0
         *     }
         */
        CompletionPerson: {
            assigned: number;
            /** @description Begun by the company’s yearly licence: counted in none of the others. */
            begun: number;
            /** @description Among those begun by licence. */
            begun_completed: number;
            completed: number;
            department: string | null;
            id: number;
            in_progress: number;
            name: string;
            not_started: number;
            number: string | null;
            /** @description Among those not started and those in progress. */
            overdue: number;
        };
        CompletionReport: {
            /** Format: date-time */
            as_of: string;
            /** @description From the first that has anything to the last, none left out. */
            months: {
                /** @description Assigned in this month. */
                assigned: number;
                /** @description Begun by licence in this month. */
                begun: number;
                /** @description Completed in this month, whenever assigned or begun. */
                completed: number;
                /** @description In the company’s zone. */
                month: string;
            }[];
            rows: {
                assigned: number;
                /** @description Begun by the company’s yearly licence: counted in none of the others. */
                begun: number;
                /** @description Among those begun by licence. */
                begun_completed: number;
                completed: number;
                course: string | null;
                id: number | null;
                in_progress: number;
                name: string | null;
                not_started: number;
                /** @description Among those not started and those in progress. */
                overdue: number;
            }[];
            too_few: {
                /** @description That are left out. */
                months: string[];
                /** @description How many are left out. */
                rows: number;
                totals: boolean;
            } | null;
            totals: {
                assigned: number;
                /** @description Begun by the company’s yearly licence: counted in none of the others. */
                begun: number;
                /** @description Among those begun by licence. */
                begun_completed: number;
                completed: number;
                in_progress: number;
                not_started: number;
                /** @description Among those not started and those in progress. */
                overdue: number;
            } | null;
        };
        ConfirmEmailBody: {
            /** @description Six digits, of any script; spaces and dashes do not matter. */
            code: string;
            /** @description The Google account signs in no longer; for accounts with a password. */
            disconnect_google?: boolean;
            /** @description The opaque handle of the pending step. */
            otp: string;
        };
        CouponBody: {
            code: string;
        };
        /**
         * @example {
         *       "id": 7,
         *       "title": "تحليل البيانات بالجداول",
         *       "category": {
         *         "id": 2,
         *         "slug": "data",
         *         "name": "البيانات"
         *       },
         *       "instructor": {
         *         "id": 31,
         *         "name": "سامي القحطاني"
         *       },
         *       "level": "beginner",
         *       "languages": [
         *         "ar",
         *         "en"
         *       ],
         *       "price": 14900,
         *       "compare_at_price": 19900,
         *       "currency": "SAR",
         *       "rating": 4.7,
         *       "rating_count": 128,
         *       "duration_seconds": 21600,
         *       "lesson_count": 24,
         *       "cover": null
         *     }
         */
        CourseCard: {
            category: components["schemas"]["CategoryName"];
            compare_at_price: number | null;
            cover: string | null;
            currency: string;
            duration_seconds: number;
            id: number;
            instructor: components["schemas"]["PersonName"];
            languages: ("ar" | "en")[];
            lesson_count: number;
            /** @enum {string} */
            level: "beginner" | "intermediate" | "advanced";
            /** @description Minor units (halalas), VAT included. */
            price: number;
            /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
            rating: number;
            rating_count: number;
            title: string;
        };
        CourseRating: {
            count: number;
            course_id: number;
            /** @description Of stars, 1 to 5, to two decimals. */
            mean: number;
        };
        CourseRequest: {
            answer: string | null;
            asked_by: string | null;
            budget: components["schemas"]["PayingBudget"] | null;
            counts_working_days: boolean;
            course: components["schemas"]["AskedCourse"];
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decided_by: string | null;
            due_days: number | null;
            due_on: string | null;
            employee: components["schemas"]["AskingEmployee"];
            /** @description That the company has of the course now. */
            free_seats: number;
            id: number;
            reason: string;
            /** @enum {string} */
            state: "open" | "approved" | "declined" | "withdrawn";
        };
        CourseRequestApproval: {
            due_on?: string | null;
        };
        CourseRequestApprovals: {
            due_on?: string | null;
            ids: number[];
        };
        CourseRequestForPeople: {
            /** @description Whether the days are working days: the first is the next one that is worked. */
            counts_working_days?: boolean;
            course_ids?: number[];
            /** @description With all departments below them. */
            department_ids?: number[];
            due_days?: number | null;
            due_on?: string | null;
            employee_ids?: number[];
            /** @description Everybody whom the caller sees, and who has not left. */
            everyone?: boolean;
            /** @description All employees who match when it is called, as the list of employees shows them. */
            filters?: {
                /** @enum {string} */
                compliance?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
                /** @description With all departments below it. */
                department?: number;
                /** @description Of all that match, not these. */
                except_ids?: number[];
                group?: number;
                /** @description The direct reports of this employee. */
                manager?: number;
                /** @enum {string} */
                progress?: "none" | "unfinished" | "finished" | "overdue";
                q?: string;
                /**
                 * @description `present`: everybody who has not left, as departments and groups count their people.
                 * @enum {string}
                 */
                state?: "invited" | "active" | "deactivated" | "present";
            };
            group_ids?: number[];
            path_ids?: number[];
            /** @description All whom an uploaded list has found. */
            people_list_id?: number;
            /** @description What they want it for. */
            reason?: string;
        };
        CourseRequestRefusal: {
            /** @description What the person is told. */
            answer?: string;
        };
        CourseRequestRefusals: {
            /** @description What the person is told. */
            answer?: string;
            ids: number[];
        };
        CourseRequestsAnswered: {
            /** @description Those that were. */
            answered: number[];
            /** @description Those that could not be, each with the reason. They stand as they did. */
            refused: {
                /** @enum {string} */
                code: "not_found" | "conflict" | "no_free_seat" | "course_retired" | "credit_short";
                id: number;
            }[];
        };
        CourseRequestsForPeople: {
            /** @description New requests, one for each person and course. */
            made: number;
            /** @description That were asked for before, and wait still. */
            waiting: number;
        };
        /**
         * @example {
         *       "course": {
         *         "id": 7,
         *         "title": "تحليل البيانات بالجداول",
         *         "category_slug": "data"
         *       },
         *       "bought": 50,
         *       "assigned": 38,
         *       "started": 31,
         *       "free": 12,
         *       "returned": 2,
         *       "expired": 0,
         *       "refunded": 0
         *     }
         */
        CourseSeats: {
            /** @description Held by an employee, begun or not. */
            assigned: number;
            /** @description Without what was refunded. */
            bought: number;
            course: {
                category_slug: string;
                id: number;
                title: string;
            };
            /** @description Seats that ended. */
            expired: number;
            free: number;
            refunded: number;
            /** @description How often a seat came back. */
            returned: number;
            /** @description Of those, begun. */
            started: number;
        };
        CreditGrant: {
            /** @description Minor units (halalas). */
            amount: number;
            department_id: number;
            /** @description What it is for. */
            note?: string;
        };
        CreditReturn: {
            /** @description Minor units (halalas). */
            amount: number;
            /** @description What it is for. */
            note?: string;
        };
        Dashboard: {
            /** Format: date-time */
            as_of: string;
            assignments: {
                completed: number;
                in_progress: number;
                not_started: number;
                overdue: number;
                total: number;
            };
            attention: {
                avatar: string | null;
                course: string;
                /** Format: date */
                due_on: string;
                employee_id: number;
                name: string;
                percent: number;
            }[];
            begun: {
                completed: number;
                total: number;
            } | null;
            company: {
                /** @enum {string} */
                color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
                id: number;
                logo: string | null;
                name: string;
            };
            courses: {
                assigned: number;
                category_slug: string;
                completed: number;
                id: number;
                percent: number;
                title: string;
            }[];
            departments: {
                /** @description Invited and active people in it and all below it. */
                employees: number;
                id: number;
                name: string;
                percent: number | null;
            }[];
            employees: {
                active: number;
                deactivated: number;
                invited: number;
            };
            mean_score: number | null;
            seats: {
                bought: number;
                used: number;
            } | null;
            /** @description Of employees, for an answer. */
            waiting_requests: number;
        };
        DashboardNeeds: {
            /** Format: date-time */
            as_of: string;
            compliance: {
                due: number;
                expired: number;
                expiring: number;
                grace: number;
                late: number;
                met: number;
                people: number;
                waived: number;
            } | null;
            licences: {
                /**
                 * Format: date
                 * @description The last day.
                 */
                ends_on: string;
                id: number;
                /** @description Within 60 days, and nothing continues it. */
                is_ending: boolean;
                places: number;
                used: number;
            }[] | null;
            /** @description What standing assignments could not assign for want of a seat, of people and courses. */
            refused_for_seats: number;
            spending: {
                /** @description Of this month. */
                month: {
                    paid: number;
                    refunded: number;
                    /** Format: date */
                    since: string;
                };
                paid: number;
                refunded: number;
                /** Format: date */
                since: string;
            } | null;
            /** @description Members without one, where the company demands it. */
            without_second_factor: number;
        };
        /**
         * @example {
         *       "id": 5,
         *       "name": "المبيعات",
         *       "names": {
         *         "ar": "المبيعات",
         *         "en": "Sales"
         *       },
         *       "parent_id": null,
         *       "head": {
         *         "id": 204,
         *         "name": "سارة العتيبي"
         *       },
         *       "employee_count": 18,
         *       "branch_count": 42
         *     }
         */
        Department: {
            /** @description The same with all departments below it. */
            branch_count: number;
            /** @description Invited and active people in the department itself. */
            employee_count: number;
            head: {
                id: number;
                name: string;
            } | null;
            id: number;
            /** @description In the language of the request. */
            name: string;
            names: components["schemas"]["BilingualName"];
            parent_id: number | null;
        };
        DepartmentBody: {
            head_id?: number | null;
            names: components["schemas"]["BilingualName"];
            parent_id?: number | null;
        };
        DepartmentBudget: {
            department: components["schemas"]["BudgetDepartment"];
            /** @description Minor units (halalas). */
            free: number;
            /** @description Minor units (halalas). */
            granted: number;
            id: number | null;
            /** @description Set aside for requests that wait for an answer. */
            reserved: number;
            /** @description Minor units (halalas). */
            spent: number;
        };
        DepartmentChange: {
            head_id?: number | null;
            names?: components["schemas"]["BilingualName"];
            parent_id?: number | null;
        };
        DepartmentRemoval: {
            budget: {
                credit: number;
                spent: number;
            } | null;
            /** @description Right below it: they move. */
            departments: number;
            /** @description They keep its name and its people. */
            ended_requirements: number;
            /** @description Open ones, which move with its people. */
            joining_links: number;
            /** @description Which name it as the branch and are not accepted yet: withdrawn with it. */
            manager_invitations: number;
            /** @description Whose branch it is; while there are any, it cannot be deleted. */
            managers: number;
            /** @description Invited and active people in it, who move. */
            people: number;
            /** @description Deactivated people in it, who move, too. */
            people_left: number;
            /** @description While there are any, it cannot be deleted. */
            requirements: number;
            /** @description Of groups, which name it: they are deleted. */
            rules: number;
            /** @description Deleted, too; what was assigned by them stays. */
            standing_assignments: number;
        };
        DisclosureExportBody: {
            /** @description As the year was disclosed, not as it reads now. */
            disclosed?: boolean;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /** @description A name or a number. */
            q?: string;
            /**
             * @description By name without it; by `units`, whoever had least first. With `-` before it, backwards.
             * @enum {string}
             */
            sort?: "name" | "-name" | "units" | "-units";
            /** @description Only employees with less than is demanded. */
            under?: boolean;
            /** @description A calendar year in the company’s zone. */
            year: number;
        };
        DisclosureFigures: {
            departments: {
                id: number | null;
                name: string | null;
                /** @description Of training, in seconds. */
                seconds: number;
                trainees: number;
            }[];
            /** @description Employees at the end of the year; of this year, now. */
            headcount: number;
            /** @description Halalas, VAT included. */
            outside_cost: number;
            /** @description Of training, in seconds. */
            outside_seconds: number;
            platform_cost: number | null;
            /** @description Of training, in seconds. */
            platform_seconds: number;
            /** @description People with any training, those who have left among them. */
            trainees: number;
            /** @description Of the headcount, who has less than is demanded. */
            under_minimum: number;
            /** @description Of training, to hundredths. */
            units: number;
        };
        DisclosurePerson: {
            department: string | null;
            id: number;
            /** @description To what is demanded. */
            missing_units: number;
            name: string;
            number: string | null;
            /** @description Of training, in seconds. */
            outside_seconds: number;
            /** @description Of training, in seconds. */
            platform_seconds: number;
            /** @description Of training, to hundredths. */
            units: number;
        };
        DisclosureRules: {
            /** @description How many employees make a company disclose. */
            demanded_from: number;
            /** @description How many days after its year a disclosure is due. */
            due_days: number;
            /** @description That each person has to have. */
            minimum_units: number;
            /** @description How much training elsewhere makes a unit. */
            outside_unit_minutes: number;
            /** @description How much learning on the platform makes a unit. */
            platform_unit_minutes: number;
        };
        DisclosureYear: {
            /** @description A calendar year in the company’s zone. */
            year: number;
        };
        EmailBody: {
            /** Format: email */
            email: string;
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "سارة العتيبي",
         *       "avatar": null,
         *       "email": "sara@nakhla.example",
         *       "number": "E-1042",
         *       "job": "محاسبة",
         *       "department": {
         *         "id": 5,
         *         "name": "المبيعات"
         *       },
         *       "manager": null,
         *       "state": "active",
         *       "is_anonymised": false,
         *       "joined_on": "2025-02-16",
         *       "assigned": 4,
         *       "completed": 3,
         *       "overdue": 0,
         *       "percent": 82
         *     }
         */
        Employee: {
            assigned: number;
            avatar: string | null;
            completed: number;
            department: {
                id: number;
                name: string;
            } | null;
            email: string | null;
            id: number;
            /** @description Whether they left so long ago that the company keeps the record without the person. */
            is_anonymised: boolean;
            job: string | null;
            joined_on: string | null;
            manager: {
                id: number;
                name: string;
            } | null;
            name: string;
            number: string | null;
            overdue: number;
            percent: number | null;
            /** @enum {string} */
            state: "invited" | "active" | "deactivated";
        };
        EmployeeAct: {
            /** @enum {string} */
            act: "move" | "add_to_group" | "remove_from_group" | "deactivate" | "reactivate" | "invite_again" | "message" | "remind";
            /** @description Of those, people whom it changed. */
            changed: number;
            /** @description Worked on so far. */
            done: number;
            /** @description People who were not deactivated, since they act for the company in a role that the caller may not take. */
            held_by_role: number;
            id: number;
            /** @description Whether a notification tells when it is done. */
            is_notified: boolean;
            /** @description People who have been sent too many invitations of late. */
            limited: number;
            /** @description People for whom there was nothing to do. */
            skipped: number;
            /** @enum {string} */
            state: "running" | "done" | "cancelled" | "failed";
            total: number;
        };
        EmployeeCertificate: {
            code: string;
            course: {
                id: number;
                title: string;
            };
            /** Format: date-time */
            issued_at: string;
            /** @enum {string} */
            state: "valid" | "expired" | "withdrawn";
            valid_until: string | null;
        };
        EmployeeChange: {
            department_id?: number | null;
            /** @description The groups the person is in by hand, all of them anew; those by rule stay. */
            group_ids?: number[];
            job?: string | null;
            manager_id?: number | null;
            name?: string;
            number?: string | null;
        };
        EmployeeDetails: {
            assigned: number;
            assignments: components["schemas"]["Assignment"][];
            avatar: string | null;
            /** @description What was begun by the company’s yearly licence, not what is assigned as well. */
            begun: components["schemas"]["BegunCourse"][];
            /** @description Earned in what the company assigned, or by its yearly licence; the latest first. */
            certificates: components["schemas"]["EmployeeCertificate"][];
            completed: number;
            /** Format: date-time */
            created_at: string;
            department: {
                id: number;
                name: string;
            } | null;
            email: string | null;
            /** @description Results that are out, as the report of scores counts them. */
            exams: components["schemas"]["EmployeeExam"][];
            groups: {
                id: number;
                is_by_rule: boolean;
                name: string;
            }[];
            id: number;
            /** @description Whether they left so long ago that the company keeps the record without the person. */
            is_anonymised: boolean;
            job: string | null;
            joined_on: string | null;
            /** @description Active time, as the report of time counts it. */
            learned: {
                /** @description On which anything was learned. */
                days: number;
                last_on: string | null;
                seconds: number;
            };
            manager: {
                id: number;
                name: string;
            } | null;
            name: string;
            number: string | null;
            overdue: number;
            /** @description What is assigned by learning paths. */
            paths: components["schemas"]["EmployeePath"][];
            percent: number | null;
            /** @description What the company demands of the person, as of today; what presses first. */
            requirements: components["schemas"]["EmployeeRequirement"][];
            /** @description What the employee agreed to share beyond what is assigned; null where they did not. */
            shared: {
                certificates: components["schemas"]["EmployeeCertificate"][] | null;
                own_courses: components["schemas"]["SharedCourse"][] | null;
            };
            /** @enum {string} */
            state: "invited" | "active" | "deactivated";
            written_job: string | null;
        };
        EmployeeEvent: {
            /** @description As in `employee.change`. */
            action: string;
            actor: string | null;
            /** Format: date-time */
            at: string;
            /** @description The fields that it changed. */
            changed: string[];
            group: string | null;
            id: number;
        };
        EmployeeExam: {
            course: {
                id: number;
                title: string;
            };
            exam: {
                id: number;
                title: string;
            };
            /**
             * Format: date
             * @description When it was last handed in.
             */
            on: string;
            passed: boolean;
            percent: number;
        };
        EmployeeExportBody: {
            columns: ("number" | "job" | "department" | "manager" | "state" | "joined" | "progress" | "overdue")[];
            /** @enum {string} */
            compliance?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
            /** @description With all departments below it. */
            department?: number;
            /** @description These alone, of those that match. */
            employee_ids?: number[];
            /** @description Of all that match, not these. */
            except_ids?: number[];
            /** @enum {string} */
            format: "csv" | "xlsx";
            group?: number;
            /** @description The direct reports of this employee. */
            manager?: number;
            /** @enum {string} */
            progress?: "none" | "unfinished" | "finished" | "overdue";
            q?: string;
            /**
             * @description By a column, and of like ones by name; `progress` has the least far first, of them those to whom nothing is assigned, `overdue` those with most overdue. With `-` before it, from the other end; who has no number, job, department, manager or joining day stands last in either.
             * @enum {string}
             */
            sort?: "newest" | "name" | "-name" | "number" | "-number" | "job" | "-job" | "department" | "-department" | "manager" | "-manager" | "state" | "-state" | "joined" | "-joined" | "progress" | "-progress" | "overdue" | "-overdue";
            /**
             * @description `present`: everybody who has not left, as departments and groups count their people.
             * @enum {string}
             */
            state?: "invited" | "active" | "deactivated" | "present";
        };
        /**
         * @example {
         *       "id": 8,
         *       "name": "الموظفون الجدد",
         *       "names": {
         *         "ar": "الموظفون الجدد",
         *         "en": "New people"
         *       },
         *       "member_count": 12,
         *       "rule_count": 1
         *     }
         */
        EmployeeGroup: {
            id: number;
            /** @description Invited and active people whom the caller sees. */
            member_count: number;
            /** @description In the language of the request. */
            name: string;
            names: components["schemas"]["BilingualName"];
            rule_count: number;
        };
        EmployeeGroupDetails: {
            id: number;
            /** @description Invited and active people whom the caller sees. */
            member_count: number;
            /** @description In the language of the request. */
            name: string;
            names: components["schemas"]["BilingualName"];
            rule_count: number;
            rules: components["schemas"]["GroupRule"][];
        };
        EmployeeImport: {
            /** Format: date-time */
            created_at: string;
            /** @description While it is read, those who were; then the good ones worked on. */
            done: number;
            /** @description Those who cannot be invited as they stand. */
            faulty: number;
            finished_at: string | null;
            id: number;
            invited: number;
            /** @enum {string} */
            kind: "lines" | "csv" | "xlsx";
            problem: ("unreadable" | "empty" | "no_header" | "too_many") | null;
            /** @enum {string} */
            state: "reading" | "ready" | "inviting" | "done" | "cancelled" | "failed";
            /** @description People on the list. */
            total: number;
            /** @description Columns of the table that say something and are not read: their name is unknown (`repeats` is null), or an earlier column says the same. */
            unread_columns: {
                /** @description What the table calls it; empty where it has no name. */
                head: string;
                /** @description Where it stands, counted from 1. */
                place: number;
                repeats: ("name" | "email" | "number" | "job" | "department" | "manager" | "groups") | null;
            }[];
        };
        EmployeeImportRow: {
            cells: {
                department?: string;
                email?: string;
                groups?: string;
                job?: string;
                manager?: string;
                name?: string;
                number?: string;
            };
            faults: {
                /** @enum {string} */
                column: "name" | "email" | "number" | "job" | "department" | "manager" | "groups";
                /** @description In the reader’s language. */
                message: string;
            }[];
            /** @description The row of the table; of typed lines, which entry it is. */
            line: number;
        };
        EmployeeMessage: {
            /** Format: date-time */
            created_at: string;
            created_by: string | null;
            finished_at: string | null;
            id: number;
            /** @description The number of recipients: those who have joined and not left. */
            sent: number;
            text: components["schemas"]["EmployeeMessageText"];
            /** @description The people whom it concerned. */
            total: number;
        };
        EmployeeMessageText: {
            /** @description In Arabic: plain text, at most 1000 characters. */
            ar?: string;
            /** @description In English: plain text, at most 1000 characters. */
            en?: string;
        };
        EmployeePath: {
            completed: number;
            courses: number;
            id: number;
            name: string;
            /** @description Mean progress over its courses. */
            percent: number;
        };
        EmployeeRequirement: {
            completed_on: string | null;
            due_on: string | null;
            is_expiring: boolean;
            /** @description Of its course or its learning path. */
            name: string;
            requirement_id: number;
            /** @enum {string} */
            status: "met" | "waived" | "due" | "grace" | "late" | "expired";
            valid_until: string | null;
            waiver: {
                expires_on: string | null;
                /** Format: date */
                given_on: string;
                reason: string;
            } | null;
        };
        EmployeeReview: {
            /** Format: date-time */
            created_at: string;
            employee: {
                id: number;
                name: string;
            };
            id: number;
            stars: number;
            /** @description Empty where only stars were given. */
            text: string;
        };
        EmployeesBulkBody: {
            /** @enum {string} */
            act: "move" | "add_to_group" | "remove_from_group" | "deactivate" | "reactivate" | "invite_again" | "message" | "remind";
            department_id?: number | null;
            /** @description Whom it concerns; those out of sight are passed over. */
            employee_ids?: number[];
            /** @description Instead of ids: all that match now. */
            filters?: {
                /** @enum {string} */
                compliance?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
                /** @description With all departments below it. */
                department?: number;
                /** @description Of all that match, not these. */
                except_ids?: number[];
                group?: number;
                /** @description The direct reports of this employee. */
                manager?: number;
                /** @enum {string} */
                progress?: "none" | "unfinished" | "finished" | "overdue";
                q?: string;
                /**
                 * @description `present`: everybody who has not left, as departments and groups count their people.
                 * @enum {string}
                 */
                state?: "invited" | "active" | "deactivated" | "present";
            };
            /** @description Of `add_to_group` and `remove_from_group`. */
            group_id?: number;
            message?: components["schemas"]["EmployeeMessageText"];
        };
        EnterPasswordBody: {
            /** @description The Google account signs in no longer. */
            disconnect_google?: boolean;
            password: string;
            reset_token: string;
        };
        EvidencePackOrder: {
            /**
             * Format: date
             * @description By the end of this day; today, if left out.
             */
            as_of?: string;
            /** @description With all departments below it. */
            department?: number;
            /** @enum {string} */
            form?: "pdf" | "zip";
            group?: number;
        };
        /** @description Any failure; `code` is stable, `message` is in the language of the request. */
        Failure: {
            code: string;
            /** @description Further facts. */
            data?: {
                [key: string]: unknown;
            };
            errors?: {
                [key: string]: string[];
            };
            message: string;
            request_id?: string;
        };
        FiguresExportBody: {
            /** @description As the year was disclosed, not as it reads now. */
            disclosed?: boolean;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /** @description A calendar year in the company’s zone. */
            year: number;
        };
        ForgetPasswordBody: {
            /** Format: email */
            email: string;
        };
        GoogleBody: {
            /** @description From the fragment of the address that the browser came back to. */
            code: string;
        };
        GroupBody: {
            names: components["schemas"]["BilingualName"];
        };
        GroupMembersBody: {
            employee_ids: number[];
        };
        GroupRemoval: {
            /** @description They keep its name and its people. */
            ended_requirements: number;
            /** @description Open ones, which then no longer add people to it. */
            joining_links: number;
            /** @description Invited and active people in it, who stay with the company. */
            people: number;
            /** @description While there are any, it cannot be deleted. */
            requirements: number;
            /** @description Deleted with it. */
            rules: number;
            /** @description Deleted, too; what was assigned by them stays. */
            standing_assignments: number;
        };
        GroupRule: {
            department: {
                id: number;
                name: string;
            } | null;
            id: number;
            job: string | null;
            joined_after: string | null;
        };
        GroupRulesBody: {
            /** @description All of them anew. Of a rule everything has to hold, of the rules any. */
            rules: {
                department_id?: number | null;
                job?: string | null;
                joined_after?: string | null;
            }[];
        };
        GroupRulesPreview: {
            /** @description People who would be in the group by a rule. */
            by_rule: number;
            /** @description People whom the rules would put in. */
            enter: number;
            /** @description People whom they would take out. */
            leave: number;
            /** @description The first of those whom the rules would put in. */
            names: string[];
        };
        HandleBody: {
            /** @description The opaque handle of the pending step. */
            otp: string;
        };
        InspectionLink: {
            /** Format: date */
            as_of: string;
            /** Format: date-time */
            created_at: string;
            data_hash: string;
            department: string | null;
            /** Format: date-time */
            expires_at: string;
            group: string | null;
            id: number;
            last_opened_at: string | null;
            made_by: string | null;
            /** @enum {string} */
            names: "full" | "initials";
            /** @description How often it was opened. */
            opened: number;
            reason: string;
            requirement_id: number;
            /** @enum {string} */
            state: "open" | "expired" | "withdrawn";
            /** @description Of the course or learning path. */
            title: string;
        };
        InspectionLinkOrder: {
            /**
             * Format: date
             * @description By the end of this day; today, if left out.
             */
            as_of?: string;
            /** @description For how long it opens. */
            days: number;
            /** @description With all departments below it. */
            department?: number;
            group?: number;
            /** @enum {string} */
            names: "full" | "initials";
            /** @description The inspector reads it. */
            reason: string;
            requirement_id: number;
        };
        InviteBody: {
            department_id?: number;
            /** Format: email */
            email: string;
            /** @description Groups that the person is in by hand; those by rule follow by themselves. */
            group_ids?: number[];
            job?: string;
            /** @description The line manager: an employee in reach. */
            manager_id?: number;
            name: string;
            number?: string;
        };
        JoiningLink: {
            /** Format: date-time */
            created_at: string;
            department: {
                id: number;
                name: string;
            } | null;
            /** @description Of which an e-mail address may join; any, if there is none. Sub-domains are others. */
            domains: string[];
            /** Format: date-time */
            expires_at: string;
            groups: {
                id: number;
                name: string;
            }[];
            id: number;
            label: string | null;
            link: string | null;
            max_uses: number | null;
            /** @enum {string} */
            state: "open" | "expired" | "withdrawn" | "full";
            uses: number;
        };
        JoiningLinkBody: {
            /** @description For how long it works. */
            days: number;
            department_id?: number;
            domains?: string[];
            group_ids?: number[];
            label?: string;
            max_uses?: number;
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "تأهيل الموظف الجديد",
         *       "names": {
         *         "ar": "تأهيل الموظف الجديد",
         *         "en": "First weeks"
         *       },
         *       "state": "published",
         *       "order_enforced": true,
         *       "version": 3,
         *       "people": 12,
         *       "percent": 58,
         *       "courses": [
         *         {
         *           "id": 7,
         *           "title": "تحليل البيانات بالجداول",
         *           "category_slug": "data",
         *           "is_withdrawn": false
         *         }
         *       ]
         *     }
         */
        LearningPath: {
            courses: {
                category_slug: string;
                id: number;
                is_withdrawn: boolean;
                title: string;
            }[];
            id: number;
            name: string;
            names: {
                ar?: string;
                en?: string;
            };
            order_enforced: boolean;
            /** @description To whom it is assigned. */
            people: number;
            percent: number | null;
            /** @enum {string} */
            state: "draft" | "published" | "archived";
            /** @description Rises with each change. */
            version: number;
        };
        LearningPathChange: {
            /** @description In their order. */
            course_ids: number[];
            names: {
                ar?: string;
                en?: string;
            };
            /** @description Whether each course opens after the one before it. */
            order_enforced: boolean;
            /** @description Rises with each change. */
            version: number;
        };
        /**
         * @example {
         *       "employee": {
         *         "id": 204,
         *         "name": "سارة العتيبي"
         *       },
         *       "courses": 3,
         *       "completed": 1,
         *       "percent": 40,
         *       "next": {
         *         "id": 12,
         *         "title": "قيادة الفرق الصغيرة"
         *       },
         *       "due_on": "2026-12-31",
         *       "due_days": null,
         *       "counts_working_days": false,
         *       "completed_at": null
         *     }
         */
        LearningPathPerson: {
            completed: number;
            completed_at: string | null;
            counts_working_days: boolean;
            courses: number;
            due_days: number | null;
            due_on: string | null;
            employee: {
                id: number;
                name: string;
            };
            next: {
                id: number;
                title: string;
            } | null;
            /** @description Mean progress over the courses that the path has now. */
            percent: number;
        };
        Licence: {
            continues_id: number | null;
            /**
             * Format: date
             * @description The last day, in the company’s zone.
             */
            ends_on: string;
            /** @description Completed by its places while it held. */
            finished_courses: number;
            free: number;
            id: number;
            order_id: string | null;
            /** @description For all places, less what was refunded. */
            paid: number;
            /** @description Without what was refunded; none once it has ended. */
            places: number;
            price_per_finished: number | null;
            /** @description Places as bought. */
            sold: number;
            /** Format: date */
            starts_on: string;
            /** @enum {string} */
            state: "coming" | "current" | "ended";
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
            used: number;
        };
        LicenceHolder: {
            employee: {
                id: number;
                name: string;
            };
            finished_courses: number;
            /** @description Nothing was begun by the place. */
            may_return: boolean;
            /** Format: date-time */
            since: string;
            started_courses: number;
        };
        LicenceOffer: {
            continues_id: number | null;
            id: number;
            /**
             * Format: date
             * @description To buy it, in the company’s zone.
             */
            last_day: string;
            order_id: string | null;
            places: number;
            /** @description Minor units (halalas), VAT included. */
            total: number;
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
        };
        Licences: {
            licences: components["schemas"]["Licence"][];
            offers: components["schemas"]["LicenceOffer"][];
        };
        LoginBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        ManyDone: {
            /** @description Those on which it was done. */
            done: number[];
            /** @description Those on which it could not be done, each with the reason. They stand as they did. */
            refused: {
                /** @enum {string} */
                code: "not_found" | "forbidden" | "place_begun";
                id: number;
            }[];
        };
        ManyIds: {
            ids: number[];
        };
        Member: {
            avatar: string | null;
            department: {
                id: number;
                name: string;
            } | null;
            email: string;
            employee_id: number | null;
            has_second_factor: boolean;
            /** @description Of the account. */
            id: number;
            /** @description The company’s own account: always an owner. */
            is_company_account: boolean;
            name: string;
            /** @enum {string} */
            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
            /** Format: date-time */
            since: string;
        };
        MemberBody: {
            department_id?: number | null;
            employee_id: number;
            /** @enum {string} */
            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
        };
        MemberInvitation: {
            department: {
                id: number;
                name: string;
            } | null;
            email: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            invited_by: string | null;
            is_expired: boolean;
            /** @enum {string} */
            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
            /** Format: date-time */
            sent_at: string;
        };
        MemberInvitationBody: {
            department_id?: number | null;
            /** Format: email */
            email: string;
            /** @enum {string} */
            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
        };
        NewLearningPath: {
            /** @description In their order. */
            course_ids: number[];
            names: {
                ar?: string;
                en?: string;
            };
            /** @description Whether each course opens after the one before it. */
            order_enforced: boolean;
        };
        Order: {
            bill: components["schemas"]["BillLink"] | null;
            buyer: components["schemas"]["BuyerDetails"];
            coupon_code: string | null;
            /** Format: date-time */
            created_at: string;
            credit_notes: components["schemas"]["BillLink"][];
            currency: string;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            ended_at: string | null;
            /** Format: date-time */
            expires_at: string;
            failure: string | null;
            id: string;
            lines: components["schemas"]["OrderLine"][];
            /** @enum {string} */
            method: "card" | "bank_transfer" | "none";
            /** @description Without VAT. */
            net: number;
            /** @description As people name it. */
            number: string;
            paid_at: string | null;
            payment_url: string | null;
            pro_forma: components["schemas"]["BillLink"] | null;
            refund_terms: components["schemas"]["RefundTerms"];
            refunds: components["schemas"]["Refund"][];
            /** @description net + vat + rounding is the total; −1, 0 or 1. */
            rounding: number;
            /** @enum {string} */
            state: "pending" | "paid" | "failed" | "expired" | "cancelled" | "partially_refunded" | "refunded";
            /** @description Before the coupon, in minor units, VAT included. */
            subtotal: number;
            /** @description To be paid, in minor units, VAT included. */
            total: number;
            transfer: components["schemas"]["BankTransfer"] | null;
            transfer_reference: string | null;
            tries_left: number;
            vat: number;
            /** @description In hundredths of a percent. */
            vat_rate: number;
        };
        OrderLine: {
            course_id: number | null;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            id: number;
            refundable: components["schemas"]["RefundableLine"];
            seats: number;
            title: string;
            /** @description Minor units (halalas), VAT included. */
            total: number;
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
        };
        OtpBody: {
            /** @description Six digits, of any script; spaces and dashes do not matter. */
            code: string;
            /** @description The opaque handle of the pending step. */
            otp: string;
        };
        OutsideTraining: {
            change: ("entered" | "corrected" | "moved" | "removed") | null;
            /** Format: date */
            completed_on: string;
            /** @description Halalas, VAT included. */
            cost: number;
            disclosed: {
                /** Format: date */
                completed_on: string;
                cost: number;
                minutes: number;
            } | null;
            employee_id: number;
            /** @description What shows it: the number of a document, where it is kept. */
            evidence: string;
            file_name: string | null;
            id: number;
            minutes: number;
            name: string;
            title: string;
        };
        OutsideTrainingChange: {
            /** Format: date */
            completed_on: string;
            /** @description Halalas, VAT included. */
            cost: number;
            /** @description What shows it: the number of a document, where it is kept. */
            evidence: string;
            minutes: number;
            title: string;
        };
        OutsideTrainingOrder: {
            /** Format: date */
            completed_on: string;
            /** @description Halalas, VAT included. */
            cost: number;
            /** @description An employee in reach. */
            employee_id: number;
            /** @description What shows it: the number of a document, where it is kept. */
            evidence: string;
            minutes: number;
            title: string;
        };
        OwnDataPage: {
            /** Format: date-time */
            exported_at: string;
            html: string;
        };
        /**
         * @example {
         *       "next_cursor": "eyJpZCI6NDJ9",
         *       "total": 128,
         *       "total_is_capped": false
         *     }
         */
        PageMeta: {
            next_cursor: string | null;
            total: number;
            total_is_capped: boolean;
        };
        Passkey: {
            /** Format: date-time */
            created_at: string;
            id: number;
            /** @description Whether its maker keeps a copy, so that it outlives the device. */
            is_backed_up: boolean;
            last_used_at: string | null;
            /** @description What the person calls it. */
            name: string;
        };
        PasskeyBody: {
            credential: {
                /** @enum {string} */
                authenticatorAttachment?: "platform" | "cross-platform";
                clientExtensionResults: {
                    [key: string]: unknown;
                };
                id: string;
                rawId: string;
                response: {
                    attestationObject: string;
                    authenticatorData?: string;
                    clientDataJSON: string;
                    publicKey?: string;
                    publicKeyAlgorithm?: number;
                    transports?: string[];
                };
                /** @enum {string} */
                type: "public-key";
            };
            name: string;
            /** @description What finishes this set-up: once, within 30 minutes. */
            setup: string;
        };
        PasskeyNameBody: {
            name: string;
        };
        PasswordBody: {
            current_password: string;
            password: string;
        };
        PayBody: {
            billing_address_id?: number;
            buyer: components["schemas"]["BuyerDetails"];
            /** @enum {string} */
            method: "card" | "bank_transfer" | "none";
            save_address_as?: string;
            /** @description What the buyer saw and agreed to. */
            total: number;
        };
        PayingBudget: {
            /** @description Whose budget pays: the person’s, or the nearest one above. */
            department: string;
            /** @description Minor units (halalas), without what is reserved. */
            free: number;
            /** @description For this request, since it was made. */
            reserved: number;
        };
        PaymentStart: {
            order: components["schemas"]["Order"];
            redirect_url: string | null;
        };
        /** @description A code is on its way. Says nothing of whether the address has an account. */
        PendingStep: {
            /** @enum {string} */
            channel: "mail" | "sms";
            /** @description Seconds until the code ends; 0 when it has. */
            code_expires_in: number;
            /** @description Seconds until the whole step ends. */
            expires_in: number;
            /** @description The opaque handle of the pending step. */
            otp: string;
            /** @enum {string} */
            purpose: "register_student" | "register_instructor" | "register_company" | "reset" | "change_email" | "change_phone" | "fresh";
            /** @description Seconds until another code may be asked for. */
            resend_in: number;
            /** @description The address, masked. */
            sent_to: string;
            /** @description Tries left for the code that was sent last. */
            tries_left: number;
        };
        PeopleList: {
            /** @description Entries that name the same person again. */
            double: number;
            /** @description People whom the caller sees. */
            found: number;
            id: number;
            /** @description Entries that name no one whom the caller sees. */
            unknown: number;
        };
        PeopleListRow: {
            /** @description The row of a table, or the line that was typed. */
            line: number;
            name: string | null;
            position: number;
            written: string;
        };
        PersonName: {
            id: number;
            name: string;
        };
        PhoneBody: {
            /** @description In any notation; kept as E.164. */
            phone: string;
            /** @description ISO 3166 code, for numbers without a country code. */
            phone_country?: string;
        };
        Portrait: {
            /** @enum {string} */
            beard: "none" | "short" | "full";
            /** @enum {string} */
            brows: "straight" | "arched" | "strong";
            /** @enum {string} */
            cloth: "white" | "ink" | "teal" | "plum" | "sand" | "blue";
            /** @enum {string} */
            clothes: "thobe" | "abaya" | "shirt" | "jacket" | "blouse";
            /** @enum {string} */
            eyes: "calm" | "open" | "smiling";
            /** @enum {string} */
            glasses: "none" | "round" | "square";
            /** @enum {string} */
            ground: "teal" | "amber" | "violet" | "coral" | "green" | "rose" | "blue" | "olive";
            /** @enum {string} */
            hair: "black" | "brown" | "chestnut" | "grey" | "white";
            /** @enum {string} */
            head: "shaven" | "short" | "parted" | "curly" | "bob" | "long" | "bun" | "waves" | "ghutra-white" | "ghutra-red" | "ghutra-plain" | "hijab-wrapped" | "hijab-draped" | "hijab-shayla" | "hijab-turban" | "cap";
            /** @enum {string} */
            scarf: "white" | "ink" | "teal" | "plum" | "sand" | "rose";
            /** @enum {string} */
            skin: "fair" | "light" | "olive" | "brown" | "deep";
        };
        PurchaseExportBody: {
            /** @enum {string} */
            by: "course" | "month";
            course?: number;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * Format: date
             * @description On this day of the company’s zone, or later.
             */
            from?: string;
            /** @description Of rows, what they are called; of people, a name, an employee number or an e-mail address. */
            q?: string;
            /**
             * @description A column of the table, the smallest first; with `-` before it, the largest.
             * @enum {string}
             */
            sort?: "name" | "-name" | "assigned" | "-assigned" | "not_started" | "-not_started" | "in_progress" | "-in_progress" | "completed" | "-completed" | "overdue" | "-overdue" | "begun" | "-begun" | "begun_completed" | "-begun_completed" | "hours" | "-hours" | "people" | "-people" | "days" | "-days" | "results" | "-results" | "passed" | "-passed" | "share" | "-share" | "mean" | "-mean" | "bought" | "-bought" | "started" | "-started" | "returned" | "-returned" | "expired" | "-expired" | "refunded_seats" | "-refunded_seats" | "paid" | "-paid" | "refunded" | "-refunded" | "spent" | "-spent" | "seats" | "-seats" | "orders" | "-orders" | "last_on" | "-last_on";
            /**
             * Format: date
             * @description On this day of the company’s zone, or earlier.
             */
            to?: string;
        };
        QuoteLine: {
            course_id: number | null;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            previous_price: number | null;
            seats: number;
            title: string;
            /** @description Minor units (halalas), VAT included. */
            total: number;
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
        };
        Reading: {
            /** @enum {string} */
            calendar: "gregory" | "hijri" | "both";
            /** @enum {string} */
            digits: "latn" | "arab";
        };
        ReauthenticationBody: {
            password: string;
        };
        Refund: {
            /** @description Minor units (halalas), VAT included. */
            amount: number;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decision: string | null;
            id: number;
            line_id: number | null;
            reason: string;
            seats: number;
            /** @enum {string} */
            state: "requested" | "granted" | "refused" | "paid";
        };
        RefundableLine: {
            reason: ("not_paid" | "too_late" | "progress" | "requested" | "none_left" | "nothing_paid") | null;
            /** @description How many can be given back now. */
            seats: number;
        };
        RefundBody: {
            lines: {
                line_id: number;
                seats?: number;
            }[];
            reason: string;
        };
        /** @description The site’s settings. */
        RefundTerms: {
            /** @description So long after payment a refund may be requested. */
            days: number;
            /** @description Below this progress a refund may be requested. */
            percent: number;
        };
        ReportExportBody: {
            /** @enum {string} */
            by: "course" | "exam" | "department" | "month" | "person";
            course?: number;
            /** @description With all departments below it. */
            department?: number;
            /** @enum {string} */
            format: "csv" | "xlsx";
            /**
             * Format: date
             * @description On this day of the company’s zone, or later.
             */
            from?: string;
            group?: number;
            /** @description Of rows, what they are called; of people, a name, an employee number or an e-mail address. */
            q?: string;
            /** @enum {string} */
            report: "completion" | "time" | "scores";
            /**
             * @description A column of the table, the smallest first; with `-` before it, the largest.
             * @enum {string}
             */
            sort?: "name" | "-name" | "assigned" | "-assigned" | "not_started" | "-not_started" | "in_progress" | "-in_progress" | "completed" | "-completed" | "overdue" | "-overdue" | "begun" | "-begun" | "begun_completed" | "-begun_completed" | "hours" | "-hours" | "people" | "-people" | "days" | "-days" | "results" | "-results" | "passed" | "-passed" | "share" | "-share" | "mean" | "-mean" | "bought" | "-bought" | "started" | "-started" | "returned" | "-returned" | "expired" | "-expired" | "refunded_seats" | "-refunded_seats" | "paid" | "-paid" | "refunded" | "-refunded" | "spent" | "-spent" | "seats" | "-seats" | "orders" | "-orders" | "last_on" | "-last_on";
            /**
             * @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others.
             * @enum {string}
             */
            source?: "assigned" | "licence" | "licence_finished";
            /**
             * Format: date
             * @description On this day of the company’s zone, or earlier.
             */
            to?: string;
        };
        /**
         * @example {
         *       "id": 3,
         *       "course": {
         *         "id": 7,
         *         "name": "السلامة في المستودع"
         *       },
         *       "path": null,
         *       "department": {
         *         "id": 5,
         *         "name": "المبيعات"
         *       },
         *       "group": null,
         *       "first_due_on": null,
         *       "first_due_days": 30,
         *       "counts_working_days": false,
         *       "renewal_months": 12,
         *       "grace_days": 14,
         *       "created_at": "2026-01-04T09:00:00Z",
         *       "counts": {
         *         "people": 42,
         *         "met": 35,
         *         "expiring": 2,
         *         "waived": 1,
         *         "due": 3,
         *         "grace": 1,
         *         "late": 1,
         *         "expired": 1
         *       }
         *     }
         */
        Requirement: {
            counts: {
                due: number;
                expired: number;
                /** @description Of those met: within 30 days of their end. */
                expiring: number;
                grace: number;
                late: number;
                met: number;
                people: number;
                waived: number;
            };
            counts_working_days: boolean;
            course: {
                id: number;
                name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            department: {
                id: number | null;
                name: string;
            } | null;
            first_due_days: number | null;
            first_due_on: string | null;
            grace_days: number;
            group: {
                id: number | null;
                name: string;
            } | null;
            id: number;
            path: {
                id: number;
                name: string;
            } | null;
            renewal_months: number | null;
        };
        RequirementChange: {
            /** @description Whether the days are working days: the first is the next one that is worked. */
            counts_working_days?: boolean;
            department_id?: number | null;
            first_due_days?: number | null;
            first_due_on?: string | null;
            /** @description After the due day. */
            grace_days: number;
            group_id?: number | null;
            renewal_months?: number | null;
        };
        RequirementEvidenceOrder: {
            /**
             * Format: date
             * @description By when things happened, among what was recorded by the end of this day in the company’s zone; today, if left out.
             */
            as_of?: string;
            /** @description With all departments below it. */
            department?: number;
            group?: number;
            q?: string;
            requirement?: number;
            /** @enum {string} */
            sort?: "name" | "department" | "status";
            /** @enum {string} */
            status?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
        };
        RequirementOrder: {
            /** @description Whether the days are working days: the first is the next one that is worked. */
            counts_working_days?: boolean;
            course_id?: number | null;
            department_id?: number | null;
            first_due_days?: number | null;
            first_due_on?: string | null;
            /** @description After the due day. */
            grace_days: number;
            group_id?: number | null;
            path_id?: number | null;
            renewal_months?: number | null;
        };
        RequirementPerson: {
            department: string | null;
            id: number;
            name: string;
            number: string | null;
            /** @description With each requirement that is made of the person. */
            standings: components["schemas"]["RequirementStanding"][];
        };
        RequirementRecord: {
            completed_on: string | null;
            completions: {
                certificate: string | null;
                /** Format: date */
                completed_on: string;
                course: {
                    id: number;
                    name: string;
                };
            }[];
            due_moved_by: string | null;
            due_on: string | null;
            is_expiring: boolean;
            /** @enum {string} */
            status: "met" | "waived" | "due" | "grace" | "late" | "expired";
            valid_until: string | null;
            waivers: components["schemas"]["Waiver"][];
        };
        RequirementReminderOrder: {
            ids: number[];
            /** @description Of this one alone; without it, of what was due first. */
            requirement_id?: number;
        };
        /**
         * @example {
         *       "done": [
         *         204
         *       ],
         *       "refused": [
         *         {
         *           "id": 205,
         *           "code": "nothing_owed"
         *         }
         *       ]
         *     }
         */
        RequirementReminders: {
            /** @description The people who were reminded. */
            done: number[];
            /** @description Each of the others, with the reason: `nothing_owed` where it is met, waived or not required of them, `reminded_already` within the last day. */
            refused: {
                /** @enum {string} */
                code: "not_found" | "not_joined" | "nothing_owed" | "reminded_already";
                id: number;
            }[];
        };
        RequirementStanding: {
            completed_on: string | null;
            due_on: string | null;
            is_expiring: boolean;
            requirement_id: number;
            /** @enum {string} */
            status: "met" | "waived" | "due" | "grace" | "late" | "expired";
            valid_until: string | null;
        };
        ResetToken: {
            /** @description Seconds. */
            expires_in: number;
            /** @description Whether a Google account signs in to the account, too. */
            is_google: boolean;
            /** @description Works once, for 30 minutes. */
            reset_token: string;
        };
        RetentionBody: {
            years: (1 | 2 | 3 | 5 | 7 | 10) | null;
        };
        RetentionPreview: {
            /** Format: date */
            from: string;
            /** @description Whether it is announced first, and can be taken back until then. */
            is_later: boolean;
            /** @description How many records lose their name on that day. */
            people: number;
        };
        SamlCertificate: {
            /** Format: date-time */
            expires_at: string;
            /** @description SHA-256. */
            fingerprint: string;
            pem: string;
            subject: string;
        };
        SamlMetadata: {
            certificates: components["schemas"]["SamlCertificate"][];
            entry_point: string;
            issuer: string;
            /** @description Whether the provider asks for signed requests, which are not sent. */
            wants_signed_requests: boolean;
        };
        SamlMetadataBody: {
            /** @description The provider’s metadata, as XML. */
            metadata: string;
        };
        SamlProviderBody: {
            /** @enum {string} */
            admits: "everyone" | "invited";
            /** @description X.509, as PEM or as the base64 of metadata. Those that are valid by now alone may be added. */
            certificates: string[];
            email_attribute?: string | null;
            entry_point: string;
            /** @description The provider’s entity ID. */
            issuer: string;
            name_attribute?: string | null;
            subject_attribute?: string | null;
        };
        SamlService: {
            /** @description Where the provider posts its answers. */
            acs_url: string;
            entity_id: string;
            metadata_url: string;
        };
        SamlSetUp: {
            certificates: components["schemas"]["SamlCertificate"][];
            email_attribute: string | null;
            /** @description Where the browser goes to sign in. */
            entry_point: string;
            name_attribute: string | null;
            subject_attribute: string | null;
        };
        SavedReport: {
            /** @enum {string} */
            by: "course" | "exam" | "department" | "month" | "person";
            course?: number;
            /** Format: date-time */
            created_at: string;
            /** @description With all departments below it. */
            department?: number;
            /**
             * Format: date
             * @description On this day of the company’s zone, or later.
             */
            from?: string;
            group?: number;
            id: number;
            is_own: boolean;
            /** @description With everybody who acts for the company. */
            is_shared: boolean;
            mailed: ("weekly" | "monthly") | null;
            may_change: boolean;
            name: string;
            /** @description Of rows, what they are called; of people, a name, an employee number or an e-mail address. */
            q?: string;
            /**
             * @description Those alone who have not learned in so many days, today included; without it, everybody.
             * @enum {integer}
             */
            quiet?: 7 | 30 | 90;
            /** @enum {string} */
            report: "completion" | "time" | "scores" | "activity" | "seats" | "spending";
            /**
             * @description A column of the table, the smallest first; with `-` before it, the largest.
             * @enum {string}
             */
            sort?: "name" | "-name" | "assigned" | "-assigned" | "not_started" | "-not_started" | "in_progress" | "-in_progress" | "completed" | "-completed" | "overdue" | "-overdue" | "begun" | "-begun" | "begun_completed" | "-begun_completed" | "hours" | "-hours" | "people" | "-people" | "days" | "-days" | "results" | "-results" | "passed" | "-passed" | "share" | "-share" | "mean" | "-mean" | "bought" | "-bought" | "started" | "-started" | "returned" | "-returned" | "expired" | "-expired" | "refunded_seats" | "-refunded_seats" | "paid" | "-paid" | "refunded" | "-refunded" | "spent" | "-spent" | "seats" | "-seats" | "orders" | "-orders" | "last_on" | "-last_on";
            /**
             * @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others.
             * @enum {string}
             */
            source?: "assigned" | "licence" | "licence_finished";
            /**
             * Format: date
             * @description On this day of the company’s zone, or earlier.
             */
            to?: string;
        };
        SavedReportBody: {
            /** @enum {string} */
            by: "course" | "exam" | "department" | "month" | "person";
            course?: number;
            /** @description With all departments below it. */
            department?: number;
            /**
             * Format: date
             * @description On this day of the company’s zone, or later.
             */
            from?: string;
            group?: number;
            is_shared?: boolean;
            name: string;
            /** @description Of rows, what they are called; of people, a name, an employee number or an e-mail address. */
            q?: string;
            /**
             * @description Those alone who have not learned in so many days, today included; without it, everybody.
             * @enum {integer}
             */
            quiet?: 7 | 30 | 90;
            /** @enum {string} */
            report: "completion" | "time" | "scores" | "activity" | "seats" | "spending";
            /**
             * @description A column of the table, the smallest first; with `-` before it, the largest.
             * @enum {string}
             */
            sort?: "name" | "-name" | "assigned" | "-assigned" | "not_started" | "-not_started" | "in_progress" | "-in_progress" | "completed" | "-completed" | "overdue" | "-overdue" | "begun" | "-begun" | "begun_completed" | "-begun_completed" | "hours" | "-hours" | "people" | "-people" | "days" | "-days" | "results" | "-results" | "passed" | "-passed" | "share" | "-share" | "mean" | "-mean" | "bought" | "-bought" | "started" | "-started" | "returned" | "-returned" | "expired" | "-expired" | "refunded_seats" | "-refunded_seats" | "paid" | "-paid" | "refunded" | "-refunded" | "spent" | "-spent" | "seats" | "-seats" | "orders" | "-orders" | "last_on" | "-last_on";
            /**
             * @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others.
             * @enum {string}
             */
            source?: "assigned" | "licence" | "licence_finished";
            /**
             * Format: date
             * @description On this day of the company’s zone, or earlier.
             */
            to?: string;
        };
        SavedReportChange: {
            is_shared?: boolean;
            name?: string;
        };
        SavedReportMail: {
            rhythm: ("weekly" | "monthly") | null;
        };
        ScimAccess: {
            /** @description Where the directory finds Masar (SCIM 2.0). */
            base_url: string;
            tokens: components["schemas"]["ScimToken"][];
        };
        ScimToken: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            id: number;
            last_used_at: string | null;
            made_by: string | null;
            name: string;
            /** @enum {string} */
            state: "open" | "expired" | "withdrawn";
        };
        ScimTokenBody: {
            /** @description For how long it works. */
            days: number;
            name: string;
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "سارة العتيبي",
         *       "number": "E-1042",
         *       "department": "المبيعات",
         *       "results": 3,
         *       "passed": 3,
         *       "mean": 88.5,
         *       "hidden": 0
         *     }
         */
        ScoresPerson: {
            department: string | null;
            /** @description Results that an exam’s review policy still holds back: counted nowhere else. */
            hidden: number;
            id: number;
            mean: number | null;
            name: string;
            number: string | null;
            passed: number;
            /** @description One for each person and exam, by its grading method. */
            results: number;
        };
        ScoresReport: {
            /** Format: date-time */
            as_of: string;
            /** @description From the first that has anything to the last, none left out. */
            months: {
                /** @description Results that an exam’s review policy still holds back: counted nowhere else. */
                hidden: number;
                mean: number | null;
                /** @description In the company’s zone. */
                month: string;
                passed: number;
                /** @description One for each person and exam, by its grading method. */
                results: number;
            }[];
            rows: {
                course: string | null;
                /** @description Results that an exam’s review policy still holds back: counted nowhere else. */
                hidden: number;
                id: number | null;
                mean: number | null;
                name: string | null;
                passed: number;
                /** @description One for each person and exam, by its grading method. */
                results: number;
            }[];
            too_few: {
                /** @description That are left out. */
                months: string[];
                /** @description How many are left out. */
                rows: number;
                totals: boolean;
            } | null;
            totals: {
                /** @description Results that an exam’s review policy still holds back: counted nowhere else. */
                hidden: number;
                mean: number | null;
                passed: number;
                /** @description One for each person and exam, by its grading method. */
                results: number;
            } | null;
        };
        SeatMovement: {
            /** Format: date-time */
            at: string;
            employee: {
                id: number;
                name: string;
            } | null;
            id: number;
            /** @enum {string} */
            movement: "bought" | "assigned" | "started" | "returned" | "expired" | "refunded";
            order_id: string | null;
            /** @description What it changed of the free seats. */
            seats: number;
        };
        SeatReport: {
            /** Format: date-time */
            as_of: string;
            /** @description From the first that has anything to the last, none left out. */
            months: {
                assigned: number;
                bought: number;
                /** @description Places of yearly licences that ended, held or free; seats of a course do not end. */
                expired: number;
                /** @description In the company’s zone. */
                month: string;
                /** @description Back to Masar, for money. */
                refunded: number;
                /** @description Given back, before or after they were started. */
                returned: number;
                started: number;
            }[];
            rows: {
                assigned: number;
                bought: number;
                /** @description Places of yearly licences that ended, held or free; seats of a course do not end. */
                expired: number;
                id: number | null;
                name: string | null;
                /** @description Back to Masar, for money. */
                refunded: number;
                /** @description Given back, before or after they were started. */
                returned: number;
                started: number;
            }[];
            totals: {
                assigned: number;
                bought: number;
                /** @description Places of yearly licences that ended, held or free; seats of a course do not end. */
                expired: number;
                /** @description Free now, whatever the period. */
                free: number;
                /** @description Back to Masar, for money. */
                refunded: number;
                /** @description Given back, before or after they were started. */
                returned: number;
                started: number;
                /** @description Assigned now, whatever the period. */
                used: number;
            };
        };
        /** @description The ticket and one of the three. */
        SecondFactorBody: {
            /** @description Six digits, of any script; spaces and dashes do not matter. */
            code?: string;
            passkey?: {
                /** @enum {string} */
                authenticatorAttachment?: "platform" | "cross-platform";
                clientExtensionResults: {
                    [key: string]: unknown;
                };
                id: string;
                rawId: string;
                response: {
                    authenticatorData: string;
                    clientDataJSON: string;
                    signature: string;
                    userHandle?: string;
                };
                /** @enum {string} */
                type: "public-key";
            };
            /** @description Ten letters and digits, in any case and script. */
            recovery_code?: string;
            /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
            ticket: string;
        };
        SecondFactors: {
            /** @description False where the site is reached by an IP address, for which no browser makes passkeys. */
            are_passkeys_on: boolean;
            passkeys: components["schemas"]["Passkey"][];
            /** @description Of ten. */
            recovery_codes_left: number;
            totp: {
                /** Format: date-time */
                confirmed_at: string;
                last_used_at: string | null;
            } | null;
        };
        SecondFactorTicket: {
            /** Format: date-time */
            expires_at: string;
            /** @description By what the second step can be taken; a passkey or an app is always among them. */
            methods: ("passkey" | "totp" | "recovery_code")[];
            /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
            ticket: string;
        };
        SecurityBody: {
            demands_second_factor: boolean;
        };
        SentInvitation: {
            employee_id: number;
            /** Format: date-time */
            expires_at: string;
            /** @description The same link as in the mail; anyone with it may join, once. */
            link: string;
        };
        Session: {
            browser: string | null;
            country: string | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            device: "phone" | "tablet" | "computer" | "other";
            id: number;
            ip: string | null;
            is_current: boolean;
            /** Format: date-time */
            last_seen_at: string;
            system: string | null;
        };
        SharedCourse: {
            completed_on: string | null;
            course: {
                id: number;
                title: string;
            };
            exam: {
                passed: boolean;
                percent: number;
            } | null;
            percent: number;
        };
        Shelf: {
            categories: components["schemas"]["ShelfCategory"][];
            /** Format: date-time */
            changed_at: string;
            courses: components["schemas"]["ShelfCourse"][];
            languages: string[];
            levels: string[];
            version: number;
        };
        ShelfBody: {
            /** @description Any of them; empty: all. */
            category_ids: number[];
            /** @description They stand on the shelf whatever else is said. */
            course_ids: number[];
            /** @description Taught in any of them; empty: all. */
            languages: ("ar" | "en")[];
            /** @description Any of them; empty: all. */
            levels: ("beginner" | "intermediate" | "advanced")[];
            /** @description Of the rule from which it was made; 0 where there was none. */
            version: number;
        };
        ShelfCategory: {
            id: number;
            name: string;
        };
        ShelfCourse: {
            id: number;
            /** @description It is not offered any more, and so not shown. */
            is_withdrawn: boolean;
            title: string;
        };
        ShelfRuleBody: {
            /** @description Any of them; empty: all. */
            category_ids: number[];
            /** @description They stand on the shelf whatever else is said. */
            course_ids: number[];
            /** @description Taught in any of them; empty: all. */
            languages: ("ar" | "en")[];
            /** @description Any of them; empty: all. */
            levels: ("beginner" | "intermediate" | "advanced")[];
        };
        /**
         * @example {
         *       "token": "dG9rZW4tb2YtYS1zZXNzaW9u",
         *       "expires_at": "2026-12-21T09:00:00Z",
         *       "capacity": "personal",
         *       "role": null,
         *       "user": {
         *         "id": 88,
         *         "kind": "student",
         *         "name": "نورة الحربي",
         *         "avatar": null,
         *         "name_ar": "نورة الحربي",
         *         "name_en": null,
         *         "email": "noura@example.com",
         *         "is_google": false,
         *         "reading": {
         *           "calendar": "both",
         *           "digits": "latn"
         *         }
         *       }
         *     }
         */
        SignedIn: {
            /** @enum {string} */
            capacity: "personal" | "company" | "operator";
            /** Format: date-time */
            expires_at: string;
            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
            token: string;
            user: components["schemas"]["SignedInUser"];
        };
        SignedInUser: {
            avatar: string | null;
            email: string;
            id: number;
            is_google: boolean;
            /** @enum {string} */
            kind: "student" | "instructor" | "company";
            name: string;
            name_ar: string | null;
            name_en: string | null;
            reading: components["schemas"]["Reading"];
        };
        SignOnCodeBody: {
            /** @description From the fragment of the address that the browser came back to. */
            code: string;
        };
        SignOnState: {
            is_demanded: boolean;
            /** @description Whether addresses of the domain sign in by their company’s provider. */
            is_on: boolean;
        };
        SignOnTry: {
            attributes: components["schemas"]["SignOnTryAttribute"][];
            email: string | null;
            found: string | null;
            /** @description Whether the address is of a domain that the company has proven. */
            is_email_proven: boolean;
            name: string | null;
            problem: ("denied" | "malformed" | "request" | "encrypted" | "unsigned" | "weak_algorithm" | "signature" | "other_issuer" | "audience" | "recipient" | "time" | "subject" | "email") | null;
            subject: string | null;
            /** @description Whether the person is known by an e-mail address, which may change hands. */
            subject_is_address: boolean;
            /** Format: date-time */
            tried_at: string;
        };
        SignOnTryAttribute: {
            name: string;
            values: string[];
        };
        SignOnTryStart: {
            /** @description Where the browser goes; it comes back to the settings. */
            url: string;
        };
        SpendingReport: {
            /** Format: date-time */
            as_of: string;
            /** @description From the first that has anything to the last, none left out. */
            months: {
                /** @description In the company’s zone. */
                month: string;
                /** @description With an invoice in the period. */
                orders: number;
                /** @description Halalas, VAT included. */
                paid: number;
                /** @description Halalas, VAT included. */
                refunded: number;
                seats: number;
            }[];
            rows: {
                id: number | null;
                name: string | null;
                /** @description With an invoice in the period. */
                orders: number;
                /** @description Halalas, VAT included. */
                paid: number;
                /** @description Halalas, VAT included. */
                refunded: number;
                seats: number;
            }[];
            totals: {
                /** @description With an invoice in the period. */
                orders: number;
                /** @description Halalas, VAT included. */
                paid: number;
                /** @description Halalas, VAT included. */
                refunded: number;
                seats: number;
            };
        };
        StandingAssignment: {
            counts_working_days: boolean;
            course: {
                id: number;
                name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            department: {
                id: number;
                name: string;
            } | null;
            due_days: number | null;
            due_on: string | null;
            group: {
                id: number;
                name: string;
            } | null;
            id: number;
            path: {
                id: number;
                name: string;
            } | null;
            /** @description Who has it by this. */
            people: number;
        };
        StandingAssignmentOrder: {
            /** @description Whether the days are working days: the first is the next one that is worked. */
            counts_working_days?: boolean;
            course_id?: number | null;
            department_id?: number | null;
            due_days?: number | null;
            due_on?: string | null;
            group_id?: number | null;
            path_id?: number | null;
        };
        SwitchBody: {
            /** @enum {string} */
            capacity: "personal" | "company" | "operator";
            company_id?: number;
        };
        SwitchSignOnBody: {
            is_demanded: boolean;
            is_on: boolean;
        };
        TicketBody: {
            /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
            ticket: string;
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "سارة العتيبي",
         *       "number": "E-1042",
         *       "department": "المبيعات",
         *       "seconds": 18420,
         *       "people": 1,
         *       "days": 9
         *     }
         */
        TimePerson: {
            /** @description Days on which somebody learned, counted for each person. */
            days: number;
            department: string | null;
            id: number;
            name: string;
            number: string | null;
            /** @description Who learned at all. */
            people: number;
            /** @description Of active learning: played, or with scrolling or typing. */
            seconds: number;
        };
        TimeReport: {
            /** Format: date-time */
            as_of: string;
            /** @description From the first that has anything to the last, none left out. */
            months: {
                /** @description Days on which somebody learned, counted for each person. */
                days: number;
                /** @description In the company’s zone. */
                month: string;
                /** @description Who learned at all. */
                people: number;
                /** @description Of active learning: played, or with scrolling or typing. */
                seconds: number;
            }[];
            rows: {
                course: string | null;
                /** @description Days on which somebody learned, counted for each person. */
                days: number;
                id: number | null;
                name: string | null;
                /** @description Who learned at all. */
                people: number;
                /** @description Of active learning: played, or with scrolling or typing. */
                seconds: number;
            }[];
            too_few: {
                /** @description That are left out. */
                months: string[];
                /** @description How many are left out. */
                rows: number;
                totals: boolean;
            } | null;
            totals: {
                /** @description Days on which somebody learned, counted for each person. */
                days: number;
                /** @description Who learned at all. */
                people: number;
                /** @description Of active learning: played, or with scrolling or typing. */
                seconds: number;
            } | null;
        };
        TotpBody: {
            /** @description Six digits, of any script; spaces and dashes do not matter. */
            code: string;
            /** @description What finishes this set-up: once, within 30 minutes. */
            setup: string;
        };
        TotpSetup: {
            /** @description Base32, to be typed into an app. */
            secret: string;
            /** @description What finishes this set-up: once, within 30 minutes. */
            setup: string;
            /** @description The same as `otpauth:` address, to be shown as a QR code. */
            uri: string;
        };
        TrainingDisclosure: {
            /** Format: date-time */
            as_of: string;
            closed: components["schemas"]["ClosedDisclosure"] | null;
            /**
             * Format: date
             * @description By when the year is to be disclosed.
             */
            due_on: string;
            /** @description Whether the year is over, still open, and the asker may close it. */
            may_close: boolean;
            now: components["schemas"]["DisclosureFigures"];
            plan: components["schemas"]["TrainingPlan"] | null;
            /** Format: date */
            reached_by: string;
            rules: components["schemas"]["DisclosureRules"];
            year: number;
        };
        /** @description What the company plans, and trainees that only it can count; null for a manager. */
        TrainingPlan: {
            budget: number | null;
            citizens: number | null;
            graduates: number | null;
            job_seekers: number | null;
            plan: string | null;
            /**
             * Format: date
             * @description By when people are to have what is demanded: a day of the year.
             */
            reached_by: string;
            students: number | null;
        };
        TrainingPlanOrder: {
            budget: number | null;
            citizens: number | null;
            graduates: number | null;
            job_seekers: number | null;
            plan: string | null;
            /**
             * Format: date
             * @description By when people are to have what is demanded: a day of the year.
             */
            reached_by: string;
            students: number | null;
            /** @description A calendar year in the company’s zone. */
            year: number;
        };
        TrainingRules: {
            /** @description How many employees make a company disclose. */
            demanded_from: number;
            /** @description How many days after its year a disclosure is due. */
            due_days: number;
            /** @description That each person has to have. */
            minimum_units: number;
            /** @description How much training elsewhere makes a unit. */
            outside_unit_minutes: number;
            /** @description How much learning on the platform makes a unit. */
            platform_unit_minutes: number;
        };
        TrySignOnBody: {
            /** @enum {string} */
            locale: "ar" | "en";
        };
        Waiver: {
            ended_by: string | null;
            ended_on: string | null;
            evidence: string | null;
            expires_on: string | null;
            file_name: string | null;
            given_by: string | null;
            /** Format: date */
            given_on: string;
            id: number;
            reason: string;
        };
        WaiverOrder: {
            evidence?: string | null;
            expires_on?: string | null;
            reason: string;
        };
        WantedAssignments: {
            course_ids?: number[];
            /** @description With all departments below them. */
            department_ids?: number[];
            employee_ids?: number[];
            /** @description Everybody whom the caller sees, and who has not left. */
            everyone?: boolean;
            /** @description All employees who match when it is called, as the list of employees shows them. */
            filters?: {
                /** @enum {string} */
                compliance?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
                /** @description With all departments below it. */
                department?: number;
                /** @description Of all that match, not these. */
                except_ids?: number[];
                group?: number;
                /** @description The direct reports of this employee. */
                manager?: number;
                /** @enum {string} */
                progress?: "none" | "unfinished" | "finished" | "overdue";
                q?: string;
                /**
                 * @description `present`: everybody who has not left, as departments and groups count their people.
                 * @enum {string}
                 */
                state?: "invited" | "active" | "deactivated" | "present";
            };
            group_ids?: number[];
            path_ids?: number[];
            /** @description All whom an uploaded list has found. */
            people_list_id?: number;
        };
        WorkingCalendar: {
            /** @description Of the company’s account, ISO 3166. */
            country: string;
            /** @description Of past years and some to come, in the order of their days. */
            holidays: {
                /** Format: date */
                first_day: string;
                /**
                 * Format: date
                 * @description Also a day off.
                 */
                last_day: string;
                name: string;
            }[];
            /**
             * Format: date
             * @description The day that it is for the company.
             */
            today: string;
            /** @description Sunday is 0. */
            weekend: number[];
        };
    };
    responses: {
        /** @description `api_key_invalid` */
        api_key_invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `api_key_invalid`, `credentials_wrong` */
        "api_key_invalid.credentials_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `api_key_invalid`, `unauthenticated` */
        "api_key_invalid.unauthenticated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `billing_addresses_full` */
        billing_addresses_full: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `cart_empty`, `order_pending`, `idempotency_mismatch`, `idempotency_in_progress` */
        "cart_empty.2_more.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `code_expired`, `otp_gone` */
        "code_expired.otp_gone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `company_account`, `personal_account` */
        "company_account.personal_account": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `company_account`, `personal_account`, `sign_on_demanded` */
        "company_account.personal_account.sign_on_demanded": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `conflict` */
        conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `conflict`, `undo_expired` */
        "conflict.undo_expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `coupon_unknown`, `coupon_not_started`, `coupon_ended`, `coupon_used_up`, `coupon_used` */
        "coupon_unknown.3_more.coupon_used": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `course_owned`, `course_own`, `course_free`, `cart_full` */
        "course_owned.course_own.course_free.cart_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `department_not_empty`, `department_managed`, `department_required`, `department_credited` */
        "department_not_empty.2_more.department_credited": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `disclosure_closed` */
        disclosure_closed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `disclosure_year_open`, `disclosure_closed` */
        "disclosure_year_open.disclosure_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `domain_taken`, `domain_unproven` */
        "domain_taken.domain_unproven": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `domain_taken`, `too_many_domains` */
        "domain_taken.too_many_domains": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `email_taken` */
        email_taken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `email_taken`, `password_unset` */
        "email_taken.password_unset": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `employee_exists` */
        employee_exists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `evidence_too_large`, `export_too_large` */
        "evidence_too_large.export_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `export_too_large` */
        export_too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `forbidden` */
        forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `forbidden`, `second_factor_demanded` */
        "forbidden.second_factor_demanded": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `forbidden`, `second_factor_demanded`, `session_stale` */
        "forbidden.second_factor_demanded.session_stale": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `gone` */
        gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `group_required` */
        group_required: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `too_many_assignments` */
        "idempotency_mismatch.1_more.too_many_assignments": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `too_many_joining_links` */
        "idempotency_mismatch.1_more.too_many_joining_links": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `nothing_to_assign`, `too_many_assignments` */
        "idempotency_mismatch.2_more.too_many_assignments": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `conflict`, `no_free_seat`, `course_retired`, `credit_short` */
        "idempotency_mismatch.4_more.credit_short": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress` */
        "idempotency_mismatch.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `conflict` */
        "idempotency_mismatch.idempotency_in_progress.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `credit_short` */
        "idempotency_mismatch.idempotency_in_progress.credit_short": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `inspection_too_large`, `too_many_inspection_links` */
        "inspection_too_large.too_many_inspection_links": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `internal`, `unavailable` */
        "internal.unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `last_second_factor` */
        last_second_factor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `list_too_long` */
        list_too_long: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `malformed` */
        malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `malformed`, `idempotency_key_required` */
        "malformed.idempotency_key_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `member_by_rule` */
        member_by_rule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `member_exists` */
        member_exists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `not_found` */
        not_found: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `nothing_to_assign`, `too_many_assignments` */
        "nothing_to_assign.too_many_assignments": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `order_not_pending` */
        order_not_pending: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `order_not_pending`, `method_unavailable` */
        "order_not_pending.method_unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `order_pending`, `idempotency_mismatch`, `idempotency_in_progress` */
        "order_pending.idempotency_mismatch.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `otp_gone` */
        otp_gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `passkeys_off` */
        passkeys_off: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `passkeys_off`, `passkeys_full` */
        "passkeys_off.passkeys_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `password_unset` */
        password_unset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `path_assigned`, `path_required` */
        "path_assigned.path_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `payment_unavailable` */
        payment_unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `place_begun` */
        place_begun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `quote_expired`, `total_changed`, `method_unavailable`, `order_pending`, `coupon_used_up`, `coupon_used`, `billing_addresses_full`, `idempotency_mismatch`, `idempotency_in_progress` */
        "quote_expired.7_more.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `refund_too_late`, `refund_progress`, `refund_requested`, `refund_impossible`, `idempotency_mismatch`, `idempotency_in_progress` */
        "refund_too_late.4_more.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `reset_token_gone` */
        reset_token_gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `second_factor_gone` */
        second_factor_gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `second_factor_missing` */
        second_factor_missing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `session_stale` */
        session_stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `sign_on_untested`, `sign_on_without_domain` */
        "sign_on_untested.sign_on_without_domain": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_large` */
        too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_assignments` */
        too_many_assignments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_company_keys` */
        too_many_company_keys: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_people_lists` */
        too_many_people_lists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_requests` */
        too_many_requests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_saved_reports` */
        too_many_saved_reports: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_many_scim_tokens` */
        too_many_scim_tokens: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `unavailable` */
        unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `unsupported_media_type` */
        unsupported_media_type: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `validation` */
        validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `validation`, `code_wrong` */
        "validation.code_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `validation`, `code_wrong`, `code_used`, `passkey_wrong` */
        "validation.code_wrong.code_used.passkey_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `validation`, `passkey_wrong` */
        "validation.passkey_wrong": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCompanyApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Where the company API is. */
                            base_url: string;
                            keys: components["schemas"]["CompanyApiKey"][];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    makeCompanyApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly report",
                 *       "days": 90,
                 *       "scopes": [
                 *         "progress"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CompanyApiKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Shown this once. */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["too_many_company_keys"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawCompanyApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getAssignmentAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentAct"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelAssignmentAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listAssignmentBatches: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                /** @description The name of the person who started it, or the title of one of its courses. */
                q?: string;
                sort?: "newest" | "size";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentBatch"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getAssignmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentBatchDetails"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelAssignmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listAssignmentBatchConflicts: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                outcome?: "no_seat" | "already_assigned" | "course_withdrawn" | "deactivated" | "left";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentItem"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    undoAssignmentBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict.undo_expired"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listAssignments: {
        parameters: {
            query?: {
                batch?: number;
                course?: number;
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                employee?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                limit?: number;
                path?: number;
                q?: string;
                /** @description With `-` before it from its other end. What is due on no day comes last, and from the other end first. */
                sort?: "due" | "-due" | "newest" | "oldest" | "person" | "-person" | "course" | "-course" | "progress" | "-progress";
                state?: "assigned" | "in_progress" | "completed" | "withdrawn" | "overdue";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
                /** @description Also those of people who have left, as the report of completion counts them. Without it they are left out, as on the dashboard, except where one employee, one act or what was withdrawn is asked for. */
                with_left?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    assignCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_ids": [
                 *         7
                 *       ],
                 *       "department_ids": [
                 *         5
                 *       ],
                 *       "due_on": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.2_more.too_many_assignments"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         901,
                 *         902
                 *       ],
                 *       "due_on": "2027-01-15"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentDueChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Those that were open, and that the member sees. */
                            changed: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    actOnAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "act": "set_due",
                 *       "due_on": "2027-01-15",
                 *       "assignment_ids": [
                 *         901,
                 *         902
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentActBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @description How many assignments it concerns. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.1_more.too_many_assignments"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "department": 5,
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportAssignmentsLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "department": 5,
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    previewAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_ids": [
                 *         7
                 *       ],
                 *       "department_ids": [
                 *         5
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WantedAssignments"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentPreview"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["nothing_to_assign.too_many_assignments"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listPreviewedPairs: {
        parameters: {
            query?: {
                cursor?: string;
                kind?: "no_seat" | "already_assigned" | "course_withdrawn" | "deactivated" | "own";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_ids": [
                 *         7
                 *       ],
                 *       "department_ids": [
                 *         5
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WantedAssignments"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentItem"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["too_many_assignments"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         901,
                 *         902
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChosenAssignments"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Those that were open, and that the member sees. */
                            changed: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Its address; changes with the picture. */
                            avatar: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCapacities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Capacity"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "نورة الحربي",
                 *       "email": "training@nakhla.example",
                 *       "phone": "0501234567",
                 *       "phone_country": "SA",
                 *       "country_id": 194,
                 *       "city_id": 1,
                 *       "password": "Falcon#72-lake",
                 *       "terms": true,
                 *       "job_name_id": 3,
                 *       "legal_name": "شركة النخلة للتجارة",
                 *       "registration_number": "1010101010",
                 *       "vat_number": "300000000000003",
                 *       "address": "طريق الملك فهد، الرياض"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Everything kept about the person, to save as a file. */
                        data: {
                            /** Format: date-time */
                            exported_at: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportOwnDataPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnDataPage"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: {
                contributions?: "keep" | "delete";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura.alharbi@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913",
                 *       "disconnect_google": false
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmEmailBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            email: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["email_taken.password_unset"];
            410: components["responses"]["code_expired.otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    enterPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reset_token": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "password": "Falcon#72-lake",
                 *       "disconnect_google": false
                 *     }
                 */
                "application/json": components["schemas"]["EnterPasswordBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["reset_token_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgetPasswordBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    proveByPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Falcon#72-lake"
                 *     }
                 */
                "application/json": components["schemas"]["ReauthenticationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            409: components["responses"]["password_unset"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    sendFreshCode: {
        parameters: {
            query?: {
                change?: "account" | "email_address" | "phone_number" | "delete_account" | "data_export" | "google" | "second_factors" | "sessions";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    proveByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["OtpBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            410: components["responses"]["code_expired.otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    reconnectGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            404: components["responses"]["not_found"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    disconnectGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            404: components["responses"]["not_found"];
            409: components["responses"]["password_unset"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getGoogleState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Whether a provider is set; without one the button is not shown. */
                            is_on: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    finishGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["GoogleBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With `second_factor`, there is no session yet. */
                        data: components["schemas"]["SignedIn"] | {
                            second_factor: components["schemas"]["SecondFactorTicket"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            403: components["responses"]["company_account.personal_account.sign_on_demanded"];
            410: components["responses"]["gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@example.com",
                 *       "password": "Falcon#72-lake"
                 *     }
                 */
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With `second_factor`, there is no session yet. */
                        data: components["schemas"]["SignedIn"] | {
                            second_factor: components["schemas"]["SecondFactorTicket"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.credentials_wrong"];
            403: components["responses"]["company_account.personal_account.sign_on_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["OtpBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            409: components["responses"]["email_taken"];
            410: components["responses"]["code_expired.otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["HandleBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getPendingStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["HandleBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "Falcon#72-lake",
                 *       "password": "Desert*19-moon"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["password_unset"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "0501234567",
                 *       "phone_country": "SA"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingStep"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["OtpBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            phone: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            410: components["responses"]["code_expired.otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putPortrait: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ground": "teal",
                 *       "skin": "fair",
                 *       "clothes": "thobe",
                 *       "cloth": "white",
                 *       "head": "shaven",
                 *       "scarf": "white",
                 *       "hair": "black",
                 *       "beard": "none",
                 *       "brows": "straight",
                 *       "eyes": "calm",
                 *       "glasses": "none"
                 *     }
                 */
                "application/json": components["schemas"]["Portrait"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Its address, which is the account’s picture from now on. */
                            avatar: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name_ar": "نورة الحربي",
                 *       "name_en": "Noura Alharbi",
                 *       "locale": "ar"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProfile"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    confirmReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "otp": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["OtpBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["code_expired.otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    showSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The ticket and one of the three. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            409: components["responses"]["passkeys_off"];
            410: components["responses"]["second_factor_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong.code_used.passkey_wrong"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSecondFactorOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["TicketBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            409: components["responses"]["passkeys_off"];
            410: components["responses"]["second_factor_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactors"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "setup": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "name": "هاتفي",
                 *       "credential": {
                 *         "id": "cGFzc2tleS1vZi1ub3VyYQ",
                 *         "rawId": "cGFzc2tleS1vZi1ub3VyYQ",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZQ",
                 *           "transports": [
                 *             "internal"
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recovery_codes: string[] | null;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            409: components["responses"]["passkeys_off.passkeys_full"];
            410: components["responses"]["otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.passkey_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_second_factor"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "حاسوب العمل"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyNameBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            options: {
                                [key: string]: unknown;
                            };
                            /** @description What finishes this set-up: once, within 30 minutes. */
                            setup: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            409: components["responses"]["passkeys_off"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Shown this once: kept as hashes. */
                            recovery_codes: string[];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            409: components["responses"]["second_factor_missing"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TotpSetup"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            404: components["responses"]["not_found"];
            409: components["responses"]["last_second_factor"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "setup": "c2lnbi1pbi10aGF0LXdhaXRz",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["TotpBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            recovery_codes: string[] | null;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            410: components["responses"]["otp_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation.code_wrong"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["session_stale"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSignOnState: {
        parameters: {
            query: {
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignOnState"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    finishSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["SignOnCodeBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description With `second_factor`, there is no session yet. */
                        data: components["schemas"]["SignedIn"] | {
                            second_factor: components["schemas"]["SecondFactorTicket"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            403: components["responses"]["company_account.personal_account"];
            410: components["responses"]["gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    switchCapacity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "capacity": "company",
                 *       "company_id": 12
                 *     }
                 */
                "application/json": components["schemas"]["SwitchBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listBillingAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyAddress"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addBillingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "المقر",
                 *       "building": "8228",
                 *       "street": "طريق الملك فهد",
                 *       "district": "العليا",
                 *       "city": "الرياض",
                 *       "postal_code": "12212",
                 *       "country": "SA",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["CompanyAddressBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyAddress"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["billing_addresses_full"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeBillingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "المقر",
                 *       "building": "8228",
                 *       "street": "طريق الملك فهد",
                 *       "district": "العليا",
                 *       "city": "الرياض",
                 *       "postal_code": "12212",
                 *       "country": "SA",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["CompanyAddressBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyAddress"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeBillingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepartmentBudget"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listBudgetMovements: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                movement?: "granted" | "taken_back" | "reserved" | "released" | "spent" | "given_back";
                q?: string;
                sort?: "newest" | "oldest";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BudgetMovement"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    takeBackCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 120000,
                 *       "note": "لم يُستعمل"
                 *     }
                 */
                "application/json": components["schemas"]["CreditReturn"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress.credit_short"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportBudgets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "of": "movements"
                 *     }
                 */
                "application/json": components["schemas"]["BudgetExport"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportBudgetsLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "of": "movements"
                 *     }
                 */
                "application/json": components["schemas"]["BudgetExport"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    grantCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "department_id": 5,
                 *       "amount": 500000,
                 *       "note": "الربع الأول"
                 *     }
                 */
                "application/json": components["schemas"]["CreditGrant"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "RAMADAN20"
                 *     }
                 */
                "application/json": components["schemas"]["CouponBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["coupon_unknown.3_more.coupon_used"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeCartCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 7,
                 *       "seats": 10
                 *     }
                 */
                "application/json": components["schemas"]["CartItemBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["course_owned.course_own.course_free.cart_full"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seats": 12
                 *     }
                 */
                "application/json": components["schemas"]["CartItemChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    mergeCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "course_id": 7
                 *         },
                 *         {
                 *           "course_id": 12,
                 *           "seats": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CartMerge"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Cart"];
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    quoteCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["cart_empty.2_more.idempotency_in_progress"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    payCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "total": 14900,
                 *       "method": "card",
                 *       "buyer": {
                 *         "name": "نورة الحربي"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PayBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentStart"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["quote_expired.7_more.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            503: components["responses"]["payment_unavailable"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCompanySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySettings"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    updateCompanySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 4,
                 *       "names": {
                 *         "ar": "شركة النخلة للتجارة",
                 *         "en": "Nakhla Trading"
                 *       },
                 *       "color": "blue",
                 *       "time_zone": "Asia/Riyadh"
                 *     }
                 */
                "application/json": components["schemas"]["CompanySettingsBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySettings"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCompanyAppearance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyAppearance"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putCertificateLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_shown": true
                 *     }
                 */
                "application/json": components["schemas"]["CertificateLogoBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCompanyHistory: {
        parameters: {
            query?: {
                /** @description Acts that count as found by `q` too, with commas between them: the words for them are the reader’s. */
                actions?: string;
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "newest" | "oldest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyEvent"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putCompanyLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Its address; changes with the picture. */
                            logo: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteCompanyLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCompanyRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyRetention"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    updateCompanyRetention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "years": 5
                 *     }
                 */
                "application/json": components["schemas"]["RetentionBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyRetention"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.session_stale"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    previewCompanyRetention: {
        parameters: {
            query?: {
                /** @description Without it: as long as the company is here. */
                years?: 1 | 2 | 3 | 5 | 7 | 10;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RetentionPreview"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCourseRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseRating"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listReviewsByEmployees: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "newest" | "oldest" | "best" | "worst";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeReview"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getDashboardNeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DashboardNeeds"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "ar": "المبيعات",
                 *         "en": "Sales"
                 *       },
                 *       "parent_id": null,
                 *       "head_id": 204
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: {
                move_to?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["department_not_empty.2_more.department_credited"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeDepartment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "ar": "المبيعات والتسويق",
                 *         "en": "Sales and marketing"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DepartmentChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getDepartmentRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepartmentRemoval"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getEmployeeAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeAct"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelEmployeeAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listEmployeeMessages: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "newest" | "oldest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeMessage"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                compliance?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                group?: number;
                /** @description These alone, of those that match: up to a hundred, with commas between them. */
                ids?: string;
                limit?: number;
                /** @description The direct reports of this employee. */
                manager?: number;
                progress?: "none" | "unfinished" | "finished" | "overdue";
                q?: string;
                /** @description By a column, and of like ones by name; `progress` has the least far first, of them those to whom nothing is assigned, `overdue` those with most overdue. With `-` before it, from the other end; who has no number, job, department, manager or joining day stands last in either. */
                sort?: "newest" | "name" | "-name" | "number" | "-number" | "job" | "-job" | "department" | "-department" | "manager" | "-manager" | "state" | "-state" | "joined" | "-joined" | "progress" | "-progress" | "overdue" | "-overdue";
                /** @description `present`: everybody who has not left, as departments and groups count their people. */
                state?: "invited" | "active" | "deactivated" | "present";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeDetails"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "job": "مديرة مبيعات",
                 *       "department_id": 5
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deactivateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getEmployeeHistory: {
        parameters: {
            query?: {
                /** @description Acts that count as found by `q` too, with commas between them: the words for them are the reader’s. */
                actions?: string;
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "newest" | "oldest";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeEvent"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentInvitation"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    returnPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["place_begun"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    reactivateEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            state: "invited" | "active" | "deactivated";
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    actOnEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "act": "move",
                 *       "department_id": 5,
                 *       "employee_ids": [
                 *         204,
                 *         205
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["EmployeesBulkBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @description How many people it concerns. */
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "xlsx",
                 *       "columns": [
                 *         "number",
                 *         "department"
                 *       ],
                 *       "state": "active",
                 *       "sort": "name"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportEmployeesLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "xlsx",
                 *       "columns": [
                 *         "number",
                 *         "department"
                 *       ],
                 *       "state": "active",
                 *       "sort": "name"
                 *     }
                 */
                "application/json": components["schemas"]["EmployeeExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyExport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/zip": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeGroup"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "ar": "الموظفون الجدد",
                 *         "en": "New people"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GroupBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeGroupDetails"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["group_required"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    renameGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "ar": "الموظفون الجدد",
                 *         "en": "New people"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GroupBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addGroupMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_ids": [
                 *         204,
                 *         205
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupMembersBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            added: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["member_by_rule"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getGroupRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupRemoval"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setGroupRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "department_id": 5,
                 *           "joined_after": "2026-06-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupRulesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    previewGroupRules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "department_id": 5,
                 *           "joined_after": "2026-06-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupRulesBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupRulesPreview"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    uploadEmployeeList: {
        parameters: {
            query?: {
                /** @description Where those go of whom the list names no department. */
                department_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                "text/csv": unknown;
                "text/plain": unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeImport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelEmployeeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    inviteImportedEmployees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listEmployeeImportRows: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "line" | "name" | "email";
                state?: "good" | "faulty" | "invited" | "passed";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeImportRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listInspectionLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InspectionLink"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    makeInspectionLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requirement_id": 3,
                 *       "department": 5,
                 *       "names": "initials",
                 *       "reason": "تفتيش وزارة الموارد البشرية",
                 *       "days": 7
                 *     }
                 */
                "application/json": components["schemas"]["InspectionLinkOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            /** @description Shown this once. */
                            link: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["inspection_too_large.too_many_inspection_links"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawInspectionLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawInspectionLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManyIds"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManyDone"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "سارة العتيبي",
                 *       "email": "sara@nakhla.example",
                 *       "number": "E-1042",
                 *       "job": "محاسبة",
                 *       "department_id": 5
                 *     }
                 */
                "application/json": components["schemas"]["InviteBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentInvitation"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["employee_exists"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listJoiningLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JoiningLink"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    makeJoiningLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "موظفو فرع جدة",
                 *       "department_id": 5,
                 *       "domains": [
                 *         "nakhla.example"
                 *       ],
                 *       "days": 14,
                 *       "max_uses": 40
                 *     }
                 */
                "application/json": components["schemas"]["JoiningLinkBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JoiningLink"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.1_more.too_many_joining_links"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawJoiningLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawJoiningLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManyIds"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManyDone"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLearningPaths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LearningPath"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    createLearningPath: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "ar": "تأهيل الموظف الجديد",
                 *         "en": "First weeks"
                 *       },
                 *       "order_enforced": true,
                 *       "course_ids": [
                 *         7,
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewLearningPath"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getLearningPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LearningPath"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeLearningPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "names": {
                 *         "ar": "تأهيل الموظف الجديد",
                 *         "en": "First weeks"
                 *       },
                 *       "order_enforced": true,
                 *       "course_ids": [
                 *         7,
                 *         12,
                 *         3
                 *       ],
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["LearningPathChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Rises with each change. */
                            version: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteLearningPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["path_assigned.path_required"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    archiveLearningPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLearningPathPeople: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "oldest" | "name" | "progress" | "due";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LearningPathPerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    publishLearningPath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    quoteLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Checkout"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["order_pending.idempotency_mismatch.idempotency_in_progress"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLicences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Licences"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLicenceHolders: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "newest" | "name";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LicenceHolder"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    returnPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManyIds"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManyDone"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listMemberInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberInvitation"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sara@nakhla.example",
                 *       "role": "administrator"
                 *     }
                 */
                "application/json": components["schemas"]["MemberInvitationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["member_exists"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawMemberInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    inviteMemberAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "employee_id": 204,
                 *       "role": "manager",
                 *       "department_id": 5
                 *     }
                 */
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["member_exists"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "manager",
                 *       "department_id": 5
                 *     }
                 */
                "application/json": {
                    department_id?: number | null;
                    /** @enum {string} */
                    role: "owner" | "administrator" | "manager" | "finance" | "auditor";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManyIds"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManyDone"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "pending" | "paid" | "failed" | "expired" | "cancelled" | "partially_refunded" | "refunded";
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["order_not_pending"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    checkOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentStart"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["order_not_pending.method_unavailable"];
            422: components["responses"]["validation"];
            503: components["responses"]["payment_unavailable"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line_id": 31
                 *         }
                 *       ],
                 *       "reason": "اشتريت الدورة مرتين."
                 *     }
                 */
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["refund_too_late.4_more.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listOrderYears: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            years: number[];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listOutsideTrainings: {
        parameters: {
            query: {
                cursor?: string;
                limit?: number;
                /** @description In the person, the training, or what shows it. */
                q?: string;
                sort?: "day" | "name" | "minutes";
                /** @description A calendar year in the company’s zone. */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutsideTraining"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    enterOutsideTraining: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "إسعافات أولية",
                 *       "employee_id": 204,
                 *       "evidence": "شهادة الهلال الأحمر",
                 *       "completed_on": "2026-10-12",
                 *       "minutes": 480,
                 *       "cost": 35000
                 *     }
                 */
                "application/json": components["schemas"]["OutsideTrainingOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    correctOutsideTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "إسعافات أولية",
                 *       "evidence": "شهادة الهلال الأحمر",
                 *       "completed_on": "2026-10-13",
                 *       "minutes": 480,
                 *       "cost": 35000
                 *     }
                 */
                "application/json": components["schemas"]["OutsideTrainingChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeOutsideTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getOutsideTrainingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putOutsideTrainingFile: {
        parameters: {
            query: {
                /** @description What the file is called. */
                name: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": unknown;
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteOutsideTrainingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeOutsideTrainings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManyIds"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManyDone"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    uploadPeopleList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                "text/csv": unknown;
                "text/plain": unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number | null;
                            problem: ("unreadable" | "empty" | "no_header" | "too_many") | null;
                            /** @description Columns of the table that say something and are not read: only e-mails and employee numbers say who is meant. `repeats` names the column that an earlier one is read for already. */
                            unread_columns: {
                                /** @description What the table calls it; empty where it has no name. */
                                head: string;
                                /** @description Where it stands, counted from 1. */
                                place: number;
                                repeats: ("name" | "email" | "number" | "job" | "department" | "manager" | "groups") | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["too_many_people_lists"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getPeopleList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PeopleList"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listPeopleListRows: {
        parameters: {
            query: {
                /** @description `next` of the call before. */
                after?: number;
                limit?: number;
                state: "found" | "unknown" | "double";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PeopleListRow"][];
                        meta: {
                            next: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getActivityReport: {
        parameters: {
            query?: {
                /** @description What the rows are; without it, there are none. Departments are those right below the one that is asked for, each with all below it. */
                by?: "course" | "department" | "month";
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityReport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportActivityReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "department": 5,
                 *       "quiet_days": 30,
                 *       "format": "csv"
                 *     }
                 */
                "application/json": components["schemas"]["ActivityExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportActivityReportLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "department": 5,
                 *       "quiet_days": 30,
                 *       "format": "csv"
                 *     }
                 */
                "application/json": components["schemas"]["ActivityExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listActivityPeople: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                limit?: number;
                /** @description A name, an employee number or an e-mail address. */
                q?: string;
                /** @description Those alone who have not learned in so many days, today included; without it, everybody. */
                quiet_days?: 7 | 30 | 90;
                /** @description By name without it; a number, the smallest first; with `-` before it, from the other end. */
                sort?: "name" | "-name" | "last_on" | "-last_on" | "days" | "-days" | "hours" | "-hours";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ActivityPerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCompletionReport: {
        parameters: {
            query?: {
                /** @description What the rows are; without it, there are none. Departments are those right below the one that is asked for, each with all below it. */
                by?: "course" | "department" | "month";
                course?: number;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                /** @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others. */
                source?: "assigned" | "licence" | "licence_finished";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompletionReport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCompletionPeople: {
        parameters: {
            query?: {
                course?: number;
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                limit?: number;
                /** @description A name, an employee number or an e-mail address. */
                q?: string;
                /** @description By name without it; a number, the smallest first; with `-` before it, from the other end. */
                sort?: "name" | "-name" | "assigned" | "-assigned" | "not_started" | "-not_started" | "in_progress" | "-in_progress" | "completed" | "-completed" | "overdue" | "-overdue" | "begun" | "-begun" | "begun_completed" | "-begun_completed";
                /** @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others. */
                source?: "assigned" | "licence" | "licence_finished";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompletionPerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report": "completion",
                 *       "by": "department",
                 *       "format": "xlsx",
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["ReportExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportReportLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "report": "completion",
                 *       "by": "department",
                 *       "format": "xlsx",
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["ReportExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getScoresReport: {
        parameters: {
            query?: {
                /** @description What the rows are; without it, there are none. Departments are those right below the one that is asked for, each with all below it. */
                by?: "course" | "exam" | "department" | "month";
                course?: number;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                /** @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others. */
                source?: "assigned" | "licence" | "licence_finished";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScoresReport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listScoresPeople: {
        parameters: {
            query?: {
                course?: number;
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                limit?: number;
                /** @description A name, an employee number or an e-mail address. */
                q?: string;
                /** @description By name without it; a number, the smallest first; with `-` before it, from the other end. */
                sort?: "name" | "-name" | "results" | "-results" | "passed" | "-passed" | "share" | "-share" | "mean" | "-mean";
                /** @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others. */
                source?: "assigned" | "licence" | "licence_finished";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScoresPerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSeatReport: {
        parameters: {
            query?: {
                by?: "course" | "month";
                course?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatReport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportSeatReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "by": "month",
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31",
                 *       "format": "csv"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSpendingReport: {
        parameters: {
            query?: {
                by?: "course" | "month";
                course?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpendingReport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportSpendingReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "by": "month",
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31",
                 *       "format": "csv"
                 *     }
                 */
                "application/json": components["schemas"]["PurchaseExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getTimeReport: {
        parameters: {
            query?: {
                /** @description What the rows are; without it, there are none. Departments are those right below the one that is asked for, each with all below it. */
                by?: "course" | "department" | "month";
                course?: number;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                /** @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others. */
                source?: "assigned" | "licence" | "licence_finished";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeReport"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listTimePeople: {
        parameters: {
            query?: {
                course?: number;
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                group?: number;
                limit?: number;
                /** @description A name, an employee number or an e-mail address. */
                q?: string;
                /** @description By name without it; a number, the smallest first; with `-` before it, from the other end. */
                sort?: "name" | "-name" | "hours" | "-hours" | "days" | "-days";
                /** @description What is assigned alone, or what people began by the company’s yearly licence; of the report of completion also what they finished by it alone, which is `licence` to the others. */
                source?: "assigned" | "licence" | "licence_finished";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimePerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCourseRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                /** @description Of the person (name, e-mail, number) or the course. */
                q?: string;
                sort?: "oldest" | "newest" | "name" | "price";
                state?: "open" | "approved" | "declined" | "withdrawn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseRequest"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    askForPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_ids": [
                 *         7
                 *       ],
                 *       "employee_ids": [
                 *         204
                 *       ],
                 *       "reason": "لتقارير المبيعات الشهرية."
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequestForPeople"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseRequestsForPeople"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.2_more.too_many_assignments"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    approveCourseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "due_on": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequestApproval"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.4_more.credit_short"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    declineCourseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "ستُطرح للجميع في يناير."
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequestRefusal"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    approveCourseRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ],
                 *       "due_on": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequestApprovals"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseRequestsAnswered"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    declineCourseRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ],
                 *       "answer": "ستُطرح للجميع في يناير."
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequestRefusals"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseRequestsAnswered"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listRequirements: {
        parameters: {
            query?: {
                /** @description By when things happened, among what was recorded by the end of this day in the company’s zone; today, if left out. */
                as_of?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date */
                            as_of: string;
                            requirements: components["schemas"]["Requirement"][];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    createRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 7,
                 *       "department_id": 5,
                 *       "first_due_days": 30,
                 *       "renewal_months": 12,
                 *       "grace_days": 14
                 *     }
                 */
                "application/json": components["schemas"]["RequirementOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_due_days": 45,
                 *       "renewal_months": 12,
                 *       "grace_days": 14
                 *     }
                 */
                "application/json": components["schemas"]["RequirementChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    endRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    makeEvidencePack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "department": 5,
                 *       "as_of": "2026-11-30",
                 *       "form": "pdf"
                 *     }
                 */
                "application/json": components["schemas"]["EvidencePackOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["evidence_too_large.export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getRequirementRecord: {
        parameters: {
            query?: {
                /** @description By when things happened, among what was recorded by the end of this day in the company’s zone; today, if left out. */
                as_of?: string;
            };
            header?: never;
            path: {
                employeeId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequirementRecord"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    giveWaiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                employeeId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "في إجازة طويلة.",
                 *       "expires_on": "2027-03-01"
                 *     }
                 */
                "application/json": components["schemas"]["WaiverOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportRequirementEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "met",
                 *       "department": 5,
                 *       "as_of": "2026-11-30"
                 *     }
                 */
                "application/json": components["schemas"]["RequirementEvidenceOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportRequirementEvidenceLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "met",
                 *       "department": 5,
                 *       "as_of": "2026-11-30"
                 *     }
                 */
                "application/json": components["schemas"]["RequirementEvidenceOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listRequirementPeople: {
        parameters: {
            query?: {
                /** @description By when things happened, among what was recorded by the end of this day in the company’s zone; today, if left out. */
                as_of?: string;
                cursor?: string;
                /** @description With all departments below it. */
                department?: number;
                group?: number;
                limit?: number;
                q?: string;
                requirement?: number;
                sort?: "name" | "department" | "status";
                status?: "met" | "waived" | "due" | "grace" | "late" | "expired" | "expiring";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequirementPerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    remindOfRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         204,
                 *         205
                 *       ],
                 *       "requirement_id": 8
                 *     }
                 */
                "application/json": components["schemas"]["RequirementReminderOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RequirementReminders"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listSavedReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedReport"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    saveReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "إتمام الفروع هذا العام",
                 *       "is_shared": true,
                 *       "report": "completion",
                 *       "by": "department",
                 *       "from": "2026-01-01",
                 *       "to": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["SavedReportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["too_many_saved_reports"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteSavedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    changeSavedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "إتمام الفروع 2026"
                 *     }
                 */
                "application/json": components["schemas"]["SavedReportChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    mailSavedReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rhythm": "monthly"
                 *     }
                 */
                "application/json": components["schemas"]["SavedReportMail"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listSeats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseSeats"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listSeatMovements: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description On this day of the company’s zone, or later. */
                from?: string;
                limit?: number;
                movement?: "bought" | "assigned" | "started" | "returned" | "expired" | "refunded";
                q?: string;
                sort?: "newest" | "oldest";
                /** @description On this day of the company’s zone, or earlier. */
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatMovement"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCompanySecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySecurity"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    updateCompanySecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "demands_second_factor": true
                 *     }
                 */
                "application/json": components["schemas"]["SecurityBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySecurity"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getShelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shelf"] | null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putShelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category_ids": [
                 *         2
                 *       ],
                 *       "course_ids": [
                 *         7
                 *       ],
                 *       "levels": [
                 *         "beginner"
                 *       ],
                 *       "languages": [
                 *         "ar"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ShelfBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Shelf"] | null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteShelf: {
        parameters: {
            query: {
                /** @description Of the rule from which it was made; 0 where there was none. */
                version: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listShelfCourses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
                sort?: "best_selling" | "newest" | "top_rated" | "price_low" | "price_high";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseCard"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    previewShelf: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "category_ids": [
                 *         2
                 *       ],
                 *       "course_ids": [
                 *         7
                 *       ],
                 *       "levels": [
                 *         "beginner"
                 *       ],
                 *       "languages": [
                 *         "ar"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ShelfRuleBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CourseCard"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySignOn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setSignOnProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issuer": "https://login.nakhla.example",
                 *       "client_id": "masar",
                 *       "client_secret": "kept-by-the-company",
                 *       "admits": "invited"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyProviderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySignOn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeSignOnProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "domain": "nakhla.example"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyDomainBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyDomain"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["domain_taken.too_many_domains"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    proveCompanyDomain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyDomain"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["domain_taken.domain_unproven"];
            422: components["responses"]["validation"];
            503: components["responses"]["unavailable"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setSamlProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issuer": "https://login.nakhla.example/saml",
                 *       "entry_point": "https://login.nakhla.example/saml/sso",
                 *       "certificates": [
                 *         "MIIDdzCCAl+gAwIBAgIEbG9naW4="
                 *       ],
                 *       "email_attribute": "email",
                 *       "admits": "everyone"
                 *     }
                 */
                "application/json": components["schemas"]["SamlProviderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySignOn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    readSamlMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "metadata": "<EntityDescriptor entityID=\"https://login.nakhla.example/saml\"/>"
                 *     }
                 */
                "application/json": components["schemas"]["SamlMetadataBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SamlMetadata"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getScimAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScimAccess"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    makeScimToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Entra ID",
                 *       "days": 365
                 *     }
                 */
                "application/json": components["schemas"]["ScimTokenBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Shown this once. */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["too_many_scim_tokens"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawScimToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    switchSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "is_on": true,
                 *       "is_demanded": false
                 *     }
                 */
                "application/json": components["schemas"]["SwitchSignOnBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanySignOn"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["sign_on_untested.sign_on_without_domain"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    testSignOnProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CompanyProviderTest"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getSignOnTry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignOnTry"] | null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    trySignOnProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "locale": "ar"
                 *     }
                 */
                "application/json": components["schemas"]["TrySignOnBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignOnTryStart"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listStandingAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StandingAssignment"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    createStandingAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": 8,
                 *       "course_id": 7,
                 *       "due_days": 30
                 *     }
                 */
                "application/json": components["schemas"]["StandingAssignmentOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress.conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteStandingAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteStandingAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         61,
                 *         62
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ManyIds"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ManyDone"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listWaitingForSeats: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AssignmentItem"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getTrainingDisclosure: {
        parameters: {
            query: {
                /** @description A calendar year in the company’s zone. */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrainingDisclosure"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    closeTrainingDisclosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2026
                 *     }
                 */
                "application/json": components["schemas"]["DisclosureYear"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["disclosure_year_open.disclosure_closed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportTrainingDisclosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2026,
                 *       "under": true,
                 *       "format": "xlsx"
                 *     }
                 */
                "application/json": components["schemas"]["DisclosureExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["list_too_long"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportTrainingDisclosureLater: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2026,
                 *       "under": true,
                 *       "format": "xlsx"
                 *     }
                 */
                "application/json": components["schemas"]["DisclosureExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["export_too_large"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportDisclosureFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2026,
                 *       "format": "csv"
                 *     }
                 */
                "application/json": components["schemas"]["FiguresExportBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listDisclosurePeople: {
        parameters: {
            query: {
                cursor?: string;
                /** @description As the year was disclosed, not as it reads now. */
                disclosed?: boolean;
                limit?: number;
                /** @description A name or a number. */
                q?: string;
                /** @description By name without it; by `units`, whoever had least first. With `-` before it, backwards. */
                sort?: "name" | "-name" | "units" | "-units";
                /** @description Only employees with less than is demanded. */
                under?: boolean;
                /** @description A calendar year in the company’s zone. */
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DisclosurePerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putTrainingPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2027,
                 *       "plan": "أربعون ساعة لكل موظف.",
                 *       "budget": 12000000,
                 *       "reached_by": "2027-12-31",
                 *       "citizens": 120,
                 *       "students": 8,
                 *       "graduates": 6,
                 *       "job_seekers": 4
                 *     }
                 */
                "application/json": components["schemas"]["TrainingPlanOrder"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["disclosure_closed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putTrainingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "minimum_units": 8,
                 *       "platform_unit_minutes": 60,
                 *       "outside_unit_minutes": 60,
                 *       "demanded_from": 50,
                 *       "due_days": 90
                 *     }
                 */
                "application/json": components["schemas"]["TrainingRules"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    endWaiver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getWaiverFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    putWaiverFile: {
        parameters: {
            query: {
                /** @description What the file is called. */
                name: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": unknown;
                "image/jpeg": unknown;
                "image/png": unknown;
                "image/webp": unknown;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deleteWaiverFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getWorkingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkingCalendar"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
}
