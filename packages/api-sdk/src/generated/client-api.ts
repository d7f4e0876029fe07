// Generated from openapi/client-api.json; run `pnpm generate` instead of editing.
export interface paths {
    "/announcements/{id}": {
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
         * Take an announcement back
         * @description Learners do not see it any more. It still counts for its week.
         */
        delete: operations["withdrawAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an attempt with its questions and saved answers
         * @description The paper with what is saved of it, the deadline and the server’s time: all that a page needs to go on where another one left off.
         */
        get: operations["getAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save several answers
         * @description As many as waited for the network, each as if it were sent alone: what is refused of one is told beside the others, which are saved.
         */
        post: operations["saveAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/answers/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save an answer
         * @description An older revision never overwrites a newer one; the same save sent again is acknowledged again.
         */
        put: operations["saveAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/answers/{questionId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload a file of an essay
         * @description Requires an `Idempotency-Key`. The bytes follow with tus at `/attempts/{id}/files/{fileId}`.
         */
        post: operations["beginAnswerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/answers/{questionId}/regrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to have the mark of an answer looked at again
         * @description Once for each answer, of a graded attempt whose marks are shown.
         */
        post: operations["askRegrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that the page of an attempt is there
         * @description The service measures from it when the connection was lost.
         */
        post: operations["noteContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/files/{fileId}": {
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
         * Take a file of an essay back, whole or on its way
         * @description While the attempt is open and held by the tab that asks. Answers 204.
         */
        delete: operations["removeAnswerFile"];
        options?: never;
        head?: never;
        /**
         * Send the next part of a file
         * @description tus: at `Upload-Offset`, 1 MB at most, in at most 512 parts. With the last part the file is looked at, and belongs to the answer. 409 `upload_offset` names what has arrived in `data.received`.
         */
        patch: operations["sendAnswerFilePart"];
        trace?: never;
    };
    "/attempts/{id}/files/{fileId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of a file of an own essay
         * @description An address of ten minutes that works for this person alone.
         */
        get: operations["getAnswerFileLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a receipt is the one of an own attempt
         * @description Compares the code with the receipt of the attempt’s submission, and says when that was and how many answers it covers.
         */
        get: operations["checkReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the result of an attempt
         * @description What the review policy of the exam does not show yet is null or left out.
         */
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/sections/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a section of an attempt for the next one, which begins at once
         * @description There is no way back. A section whose time is over is left by the service itself; called again for a section that is over, nothing happens. 409 `conflict` where it is the last one.
         */
        post: operations["nextSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an attempt
         * @description Requires an `Idempotency-Key`. Grades the answers that are saved; the receipt covers their revisions.
         */
        post: operations["submitAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the session lock of an open attempt
         * @description The last tab or device to claim it may save; earlier ones get 409 `attempt_taken_over`.
         */
        post: operations["takeOverAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attempts/{id}/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the event log of an attempt
         * @description What happened in the attempt, the newest first: the start, each answer, lost connections, the submission.
         */
        get: operations["getTrace"];
        put?: never;
        post?: never;
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
    "/auth/instructor-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as an instructor
         * @description Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent.
         */
        post: operations["registerInstructor"];
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
         * @description The code of a student’s registration: makes the account and signs in.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp-instructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an application as an instructor
         * @description The code of an instructor’s registration: makes the account, which waits for approval and signs no one in.
         */
        post: operations["confirmInstructor"];
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
    "/auth/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar and the digits of the account
         * @description By which calendar dates are shown to the person, and in which digits.
         */
        get: operations["getReading"];
        /**
         * Choose the calendar and the digits of the account
         * @description On the site, in e-mails and on new copies of certificates. Invoices keep the Gregorian calendar and 0–9.
         */
        put: operations["setReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/auth/student-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a learner
         * @description Answers the same whether or not the address has an account already; if it has, its owner is told by mail and the code is never sent.
         */
        post: operations["registerStudent"];
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
    "/bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bill by its id
         * @description Open to anyone with the id: a tax invoice, a credit note or a pro-forma, in both languages.
         */
        get: operations["getBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bill as PDF
         * @description PDF/A-3 in Arabic with English beside it; the same data is attached as `bill.xml`.
         */
        get: operations["getBillPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether the caller’s calendar has an address, and since when
         * @description When the address was made, null where there is none. The address itself is told only when it is made.
         */
        get: operations["getCalendarFeed"];
        /**
         * Make an address for the caller’s calendar
         * @description Live lessons, due dates and the opening and closing of exams, at `GET /calendar.ics?token=`. One that was made before ends.
         */
        put: operations["makeCalendarFeed"];
        post?: never;
        /**
         * End the address of the caller’s calendar
         * @description Calendars that follow the address get nothing from it any more. Where there is none, that is no error.
         */
        delete: operations["revokeCalendarFeed"];
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
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description All categories with how many published courses each has.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s certificates
         * @description The newest first: those that are valid, and those that expired or were withdrawn.
         */
        get: operations["listCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a certificate by its code
         * @description Open to anyone with the code.
         */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}/badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certificate as an open badge
         * @description Open Badges 3.0: a picture (SVG) with the signed credential (VC-JWT) baked in. `/.well-known/jwks.json` has the keys. A withdrawn certificate has none.
         */
        get: operations["getCertificateBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the name of the account on a certificate
         * @description Once a certificate, within 30 days of when it was handed out, where the account has another name by now; `conflict` where that is not the name sent. It is issued again under another code, whose page the former one leads to.
         */
        post: operations["correctCertificateName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{code}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certificate as PDF
         * @description PDF/A-3 on one page, in Arabic with English beside it. A withdrawn certificate has none.
         */
        get: operations["getCertificatePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify many certificates by their codes
         * @description Up to 200 at once, each as it was typed or copied: digits of either script, spaces and whole addresses. Of each, what `getCertificate` says of it.
         */
        post: operations["checkCertificates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/check/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify many certificates by their codes, as CSV
         * @description Up to 200 at once, each as it was typed or copied: digits of either script, spaces and whole addresses. Of each, what `getCertificate` says of it. CSV is UTF-8 with its mark, formulas neutralised.
         */
        post: operations["checkCertificatesAsFile"];
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
    "/console/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description The newest first.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct the name on a certificate
         * @description For a holder who may not do it by themselves any more. It is issued again under another code, whose page the former one leads to.
         */
        patch: operations["correctNameOnCertificate"];
        trace?: never;
    };
    "/console/certificates/{code}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a certificate for good
         * @description Its page says so from then on, and its badge is revoked. The holder alone reads the reason.
         */
        post: operations["withdrawCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find companies by name or registration number
         * @description By name, with the licences that an offer can continue.
         */
        get: operations["findCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/licence-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List yearly licences that were offered to companies, newest first
         * @description Offers in any state, or in the one asked for, page by page.
         */
        get: operations["listLicenceOffers"];
        put?: never;
        /**
         * Offer a company a yearly licence for its own shelf
         * @description The company’s owners are told and can buy it until its last day. It may continue a licence that ends, so that its people keep their places.
         */
        post: operations["offerLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/licence-offers/{id}": {
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
         * Withdraw an offer that was not bought
         * @description The company can’t buy it any more. One that was bought or withdrawn already is 409 `conflict`.
         */
        delete: operations["withdrawLicenceOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in operator
         * @description The operator’s name and role, and which parts of the console the role opens.
         */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds in a state
         * @description Those that wait for a decision (the default) oldest first, others newest first.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/refunds/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant or refuse a refund
         * @description A granted one sends the money back, and what was bought ends; the buyer reads the operator’s words either way.
         */
        post: operations["decideRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/reported-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and replies that learners reported
         * @description Those that wait for a decision; what was reported last stands first.
         */
        get: operations["listReportedPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/reported-posts/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a reported post, or let it stand
         * @description A removed post is no longer shown to anyone; either way it leaves the list of reported ones.
         */
        post: operations["decideOnReportedPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/reported-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews that people reported
         * @description Those that wait for a decision; what was reported last stands first.
         */
        get: operations["listReportedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/reported-reviews/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a reported review, or let it stand
         * @description A hidden review is no longer shown to anyone; either way it leaves the list of reported ones.
         */
        post: operations["decideOnReportedReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List money that an operator has to send back
         * @description Of orders paid by bank transfer, and what a card did not take: refunds and payments that came too late. Oldest first.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/returns/{id}/transferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that money was transferred back to the buyer’s bank
         * @description For money that no payment service sent: ends its refund, and the buyer is told by mail.
         */
        post: operations["confirmReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the bank transfer of an order has come
         * @description The reference names the order, which counts as paid from then on.
         */
        post: operations["confirmTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message by the contact form
         * @description Keeps a message for the operators and answers with its number. Without a session, too; how many one address may send is bounded (429).
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description All countries in the language of the request, with their phone codes.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{id}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cities of a country
         * @description The cities that are listed for the country; where there are none, registration takes the city in a person’s own words.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course-requests/{id}": {
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
         * Take back what one asked for
         * @description A request that the company has answered stays: 409 `conflict`.
         */
        delete: operations["withdrawCourseRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list published courses
         * @description Finds courses by text in Arabic or English, however it is spelled, and by filters that all have to fit; page by page.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a course
         * @description Everything that its page shows before buying: what it teaches and demands, its curriculum, its instructor and what may be tried of it. A course that is not published is 404.
         */
        get: operations["getCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the announcements of a course
         * @description The newest first: those for every learner, and those sent to the caller. The course’s instructor gets all of them.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /**
         * Write to the learners of a course
         * @description Requires an `Idempotency-Key`. Each learner is notified in their language, where it is written in both. At most 2 within seven days.
         */
        post: operations["sendAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/announcements/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count whom an announcement would reach
         * @description How many learners it would reach now, and how many more announcements the course may send.
         */
        get: operations["measureAnnouncementAudience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s enrolment and progress in a course
         * @description Whether the person may learn the course now, whether it is a favourite, how far they are, and the lesson to go on with.
         */
        get: operations["getEnrolment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/enrolments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrol in a free course
         * @description Begins a course that costs nothing. One that does is bought instead: 409 `course_not_free`. Enrolling again is no error.
         */
        post: operations["enrol"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a course of one’s company’s shelf by its yearly licence
         * @description Takes a place for the person, once for however many courses.
         */
        post: operations["startByLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s notes to a course
         * @description In the order of lessons and videos. Words are searched folded; each has to be there.
         */
        get: operations["listCourseNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions to the lessons of a course
         * @description Of lessons that are open to the caller, in the same orders as those of a lesson.
         */
        get: operations["listCourseQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/questions/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find questions that resemble one before it is asked
         * @description A few that share most of its telling words; those that share the most first.
         */
        get: operations["findSimilarQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to take a completed course again
         * @description Where the completion ends with the certificate or by what a company requires: exams are to be passed again, with as many attempts as at first; of a course without exams the lessons are to be done again. The certificate until now stays. Begun again, it changes nothing. 409 `nothing_to_renew` where the course is not completed, or its completion holds for good; 409 `nothing_to_redo` where nothing but live lessons without a recording would be done again.
         */
        post: operations["beginRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which companies can be asked for a course, and their answers
         * @description Where the person works, which of those companies may be asked for the course, and what became of earlier requests.
         */
        get: operations["getOwnCourseRequests"];
        put?: never;
        /**
         * Ask one’s company for a course
         * @description Those who may give it are told.
         */
        post: operations["askForCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s own review of a course
         * @description The review, null where there is none, and whether the person may write one.
         */
        get: operations["getOwnReview"];
        /**
         * Review a course, or change one’s review
         * @description Once 20 % of the course is done; one for each learner and course.
         */
        put: operations["writeReview"];
        post?: never;
        /**
         * Take one’s review of a course back
         * @description One that an operator hid stays as it is.
         */
        delete: operations["removeReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a course
         * @description Published reviews with the instructor’s replies, in the order asked for, page by page.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/sample-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check an answer to the question that a course shows to anyone
         * @description Says whether the option is right, which one is, and why. Nothing is kept, and no account is needed.
         */
        get: operations["checkSampleAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the lessons, transcripts, notes and questions of a course
         * @description In the order of the course, at most 20 of each. Of lessons that are closed to the caller only titles are found.
         */
        get: operations["searchCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the courses that each filter would leave
         * @description For each value of a filter, how many courses it finds beside the other filters and words of the query. Null where there are too many courses to count.
         */
        get: operations["countCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the companies that the person works for
         * @description The companies that see what the person learns of their courses, and since when.
         */
        get: operations["listEmployments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a company sees of the person, and what they share
         * @description `seen` is what the company’s own page of the employee shows, read by the same reader.
         */
        get: operations["getEmployment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the company sees was changed about the person
         * @description As the history on the company’s own page of the employee.
         */
        get: operations["getEmploymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a company
         * @description What it assigned is withdrawn, its seats go back, and roles end; certificates, progress and courses of one’s own stay. An owner is refused.
         */
        post: operations["leaveCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/outside-trainings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the training elsewhere that the company keeps of the person
         * @description Of a year, as the company’s own list has it; `training_years` says which years there are.
         */
        get: operations["listEmploymentTrainings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/outside-trainings/{trainingId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file that shows a training elsewhere of the person
         * @description As the company keeps it, also of a training that it removed.
         */
        get: operations["getEmploymentTrainingFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/requirements/{requirementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what lies behind a requirement, as the company sees it
         * @description The completions that count, and each waiver with its reason and what shows it, as of today.
         */
        get: operations["getEmploymentRequirement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share something with the company, or no longer
         * @description At once. Kept with the time and the wording.
         */
        post: operations["setSharing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employments/{id}/waivers/{waiverId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file that shows why the company excused the person
         * @description Of one of the waivers behind a requirement of theirs.
         */
        get: operations["getEmploymentWaiverFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/evidence/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a pack of evidence by its code
         * @description Open to anyone with the code. It names none of the people in it.
         */
        get: operations["checkEvidencePack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question of one’s own exam with all that is right
         * @description The question as it is written in each language, its version, and how many attempts keep it. A change names its `state`.
         */
        get: operations["getExamQuestion"];
        /**
         * Change a question
         * @description What is different becomes a new version, for attempts that start from now on. 409 `conflict` where the question was changed since it was read.
         */
        put: operations["changeExamQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-questions/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a question once more
         * @description Requires an `Idempotency-Key`. The copy comes at the end of the exam.
         */
        post: operations["duplicateExamQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-questions/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a retired question again
         * @description Attempts that were started keep it. Again, nothing happens.
         */
        post: operations["restoreExamQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exam-questions/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question in no new attempt
         * @description Attempts that were started keep it. Again, nothing happens.
         */
        post: operations["retireExamQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an exam, and whether an attempt can start
         * @description The rules of the exam, the attempts that the person has made and has left, and why none can start where that is so.
         */
        get: operations["getExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the extra time and attempts of an exam, the newest first
         * @description Those of single learners and of the whole exam, with who gave them and why. `names=hidden` leaves out to whom.
         */
        get: operations["listAllowances"];
        put?: never;
        /**
         * Give learners extra time or attempts
         * @description Requires an `Idempotency-Key`. Deadlines of attempts under way move at once, but never past the closing time of the exam.
         */
        post: operations["giveAllowance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/allowances/{allowanceId}": {
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
         * Withdraw extra time or attempts that were not used yet
         * @description What an attempt has used already stays: 409 `allowance_used`.
         */
        delete: operations["withdrawAllowance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts at an exam that one teaches
         * @description Attempts of all learners, the latest first, page by page. `names=hidden` leaves out who made them.
         */
        get: operations["listExamAttempts"];
        put?: never;
        /**
         * Start an attempt, or continue the open one
         * @description Requires an `Idempotency-Key`. The deadline, the drawn questions and their order are fixed by this call. Continuing the open one asks for no password.
         */
        post: operations["startAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/attempts/{attemptId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End an attempt of a learner
         * @description Requires an `Idempotency-Key`. What is stored is submitted. One that has ended already stays as it is.
         */
        post: operations["endAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/attempts/{attemptId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a receipt of an attempt at an exam that one teaches
         * @description Compares the code that a learner shows with the receipt of the attempt’s submission.
         */
        get: operations["checkReceiptOfLearner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/attempts/{attemptId}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the record of an attempt at an exam that one teaches
         * @description What is known of the attempt for a complaint: its times, its events, its answers and its receipt. `names=hidden` leaves out whose it is.
         */
        get: operations["getAttemptRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/attempts/{attemptId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an ended attempt of a learner again
         * @description Requires an `Idempotency-Key`. Its marks go; it has the time that was left when it ended, and what is added. 409 `attempt_not_reopenable` says why in `data.why`.
         */
        post: operations["reopenAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/learners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find those who may take an exam by their names
         * @description The first twenty who are enrolled and whose name fits, with what each was given for the exam.
         */
        get: operations["listExamLearners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who sits an exam now, and how far they are
         * @description Attempts under way and those that ended within the last day, with how much is answered and when each was last heard of.
         */
        get: operations["getLiveExam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/live/return-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the time of lost connections back to attempts under way
         * @description Requires an `Idempotency-Key`. Each disconnection is given back once.
         */
        post: operations["returnLostTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the password that starting an exam asks for, or take it away
         * @description It is stored as a hash and shown to no one. Attempts under way go on without it.
         */
        put: operations["setExamPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a practice question of each kind that an exam asks
         * @description They are in no exam. The service judges their answers; nothing of it is stored.
         */
        get: operations["listPracticeQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/practice/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an answer to a practice question
         * @description Marks an answer to a question of the kind that the exam asks, before the exam begins. Nothing of it is kept.
         */
        post: operations["tryPracticeQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions of an exam that one teaches
         * @description Those that attempts are asked, and apart those that no new attempt is asked.
         */
        get: operations["listExamQuestions"];
        put?: never;
        /**
         * Write a question of an exam
         * @description Requires an `Idempotency-Key`. It comes at the end, for attempts that start from now on.
         */
        post: operations["addExamQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/questions/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the questions of an exam as a file
         * @description As GIFT, Moodle XML, QTI 2.1 or 3.0, XLSX or CSV, by `format`.
         */
        get: operations["exportExamQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/questions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the questions of a file
         * @description Requires an `Idempotency-Key`. The body is the file: GIFT, Moodle XML, QTI 2.1 or 3.0, XLSX or CSV, up to 16 MB with its images; without any, as GIFT, XLSX and CSV are, up to 2 MB. A question whose key is known gets a new version; none is taken away.
         */
        post: operations["importExamQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/questions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what a file of questions would bring
         * @description The body is the file: GIFT, Moodle XML, QTI 2.1 or 3.0, XLSX or CSV, up to 16 MB with its images; without any, as GIFT, XLSX and CSV are, up to 2 MB. Nothing is stored.
         */
        post: operations["previewQuestionImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rules, sections and pools of an exam that one teaches
         * @description All that decides how an attempt runs, how many are under way, and the state that a change has to name.
         */
        get: operations["getExamSettings"];
        /**
         * Set the rules of an exam
         * @description For attempts that start from now on; those under way keep their time, their way through, their tools and how wrong answers are marked. `grade_method` holds for all attempts there are, and a job follows it up. 409 `conflict` where the rules were changed since they were read.
         */
        put: operations["setExamRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the item analysis of an exam that one teaches
         * @description Over each learner’s first finished attempt, unless another choice is made.
         */
        get: operations["getExamStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/statistics/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of an exam’s questions as CSV
         * @description One row for each question, over the attempts that `attempts` names.
         */
        get: operations["exportExamStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exams/{id}/structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sections, questions and pools of an exam in their order
         * @description Where each question stands, and which pools draw how many. A change names the `state` that it was made from.
         */
        get: operations["getExamStructure"];
        /**
         * Set the sections, order, points and pools of an exam
         * @description Every question that is asked has one place. For attempts that start from now on. 409 `conflict` where the structure was changed since it was read.
         */
        put: operations["setExamStructure"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List frequently asked questions
         * @description Questions and answers in the language of the request, in their order.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a fault of a lesson is resolved
         * @description For the course’s instructor. What is reported of its place later is another fault.
         */
        post: operations["resolveFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List favourite courses
         * @description In the order that the person gave them.
         */
        get: operations["listFavorites"];
        put?: never;
        /**
         * Add a favourite course
         * @description It stands first in the list. One that is a favourite already stays where it is.
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/{id}": {
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
         * Remove a favourite course
         * @description The id is the course’s.
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorites/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder favourite courses
         * @description Saved courses that are not named follow in the order they had; courses that are not saved are left out.
         */
        patch: operations["orderFavorites"];
        trace?: never;
    };
    "/grading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the answers that wait for a grader, the oldest first
         * @description Of one’s own courses: essays, and answers whose mark the learner asked to have looked at again.
         */
        get: operations["listGradingQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grading/{attemptId}/{questionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an answer to grade
         * @description The question, the answer with its files, the rubric and what was graded before. `names=hidden` leaves out whose it is.
         */
        get: operations["getAnswerToGrade"];
        /**
         * Grade an answer
         * @description With the last answer that waits, the attempt is graded. 409 `grade_stale` names what another grader has stored since.
         */
        put: operations["gradeAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/grading/{attemptId}/{questionId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the address of a file of an answer to grade
         * @description An address of ten minutes that works for this grader alone.
         */
        get: operations["getGradedFileLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the home page shows
         * @description Best-selling, newest and free courses, categories, instructors, questions that are often asked, and the numbers of the site, in one answer.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get all that an inspector’s link shows, as a file
         * @description `json` is the data of which `data_hash` is the SHA-256, byte for byte; `csv` the same people as a table, UTF-8 with its mark, formulas neutralised.
         */
        post: operations["getInspectionFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what an inspector’s link shows
         * @description Frozen when the link was made, without its people: `listInspectedPeople` has them. Each call counts as an opening. A link that is over says in `data.because` why, and not whose it was.
         */
        post: operations["openInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspections/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the people that an inspector’s link shows
         * @description In the order in which they were frozen. `q` finds by name and number; a link with initials has no numbers.
         */
        post: operations["listInspectedPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the invitation of a company
         * @description Makes the person an employee of the company that wrote to them. An invitation that was used, withdrawn or is too old is 410 `invitation_gone`.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what an invitation says
         * @description Says nothing of whether the address has an account.
         */
        post: operations["lookAtInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job names
         * @description The jobs that a person may choose in the profile, in the language of the request.
         */
        get: operations["listJobNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joining-links/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a company by its link
         * @description A person whose address was invited becomes that employee.
         */
        post: operations["joinByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/joining-links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what a link for joining says
         * @description And the signed-in person’s relation to the company. A link that is over says in `data.because` why, and not whose it was.
         */
        post: operations["lookAtJoiningLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/learning-goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller’s weekly goal, and what they learned
         * @description How many hours a week the person set out to learn, how many they did, and the days in a row on which they learned.
         */
        get: operations["getLearningGoal"];
        /**
         * Set the caller’s weekly goal, or take it off
         * @description Null takes it off; the answer is what `GET` answers.
         */
        put: operations["setLearningGoal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lesson
         * @description A free preview is open to every caller, other lessons to enrolled learners and the course’s instructor. 403 `not_enrolled` names the course, to visitors too; 403 `lesson_closed` says when, or after which lesson or course, it opens; 401 `unauthenticated` where a session was sent that has ended.
         */
        get: operations["getLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a lesson, to find it again
         * @description A lesson that is still closed can be marked as well. Marking it again changes nothing.
         */
        put: operations["addBookmark"];
        post?: never;
        /**
         * Take the mark off a lesson
         * @description Taking off one that is not there changes nothing; it needs no access to the course.
         */
        delete: operations["removeBookmark"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a live lesson as a calendar file
         * @description For those who learn or teach the course. The link to join is not in it.
         */
        get: operations["getLessonCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a lesson as done
         * @description The button: where nothing but what was watched, attended or answered completes the lesson, 409 `lesson_unfinished`.
         */
        post: operations["completeLesson"];
        /**
         * Take back that a lesson is done
         * @description Where the button completes it; what was watched, attended or answered stays.
         */
        delete: operations["reopenLesson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open faults of a lesson
         * @description For the course’s instructor; the most reported first.
         */
        get: operations["listLessonFaults"];
        put?: never;
        /**
         * Report a fault of a lesson to its instructor
         * @description At a second of the video, at words of the text, or of the whole lesson. Reports of the same place are one fault, which its instructor is notified of once. At most 20 a day.
         */
        post: operations["reportFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when and where a live lesson is held
         * @description For the course’s instructor. It lasts up to 12 hours. Those who learn the course are notified when it is moved; one that was cancelled is held again.
         */
        put: operations["setLiveLesson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/live/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who attended a live lesson, and how much of it
         * @description For the course’s instructor: everyone who may learn it now.
         */
        get: operations["listLiveAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/live/attendance/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a learner’s attendance of a live lesson
         * @description For the course’s instructor. It replaces what was measured, with who said it and when; a lesson that is done stays done.
         */
        put: operations["correctLiveAttendance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/live/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a live lesson
         * @description For the course’s instructor. Those who learn it are notified once.
         */
        post: operations["cancelLiveLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/live/visit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Report how long one has been in a live lesson
         * @description The first report of a visit joins, the last one leaves. Reports may come late, twice and in any order; several devices are merged, and nothing counts beyond what the clock allows since the visit’s first report, nor outside the time of the lesson. Half of that time completes it.
         */
        patch: operations["reportLiveVisit"];
        trace?: never;
    };
    "/lessons/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller’s notes to a lesson
         * @description In the order of the video; empty where there are none. Notes stay readable when access to the course has ended.
         */
        get: operations["listLessonNotes"];
        put?: never;
        /**
         * Make a note at a lesson
         * @description At a second of the video, at words of the text, or at the lesson. A key makes one note, however often it is sent: the answer is the note as it stands. At most 1000 notes a course.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record progress in a lesson
         * @description Reports may come late, twice and in any order: what was watched is merged, and counts as far as the clock allows (three times the time since the first report). A video is completed by what was played of it, an article by its end on screen and half of its reading time, or by the button, a file by the button once it was opened.
         */
        put: operations["recordProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions to a lesson
         * @description The newest first; for the course’s instructor, those without a reply. A deleted question keeps its place while others have replied to it.
         */
        get: operations["listLessonQuestions"];
        put?: never;
        /**
         * Ask a question at a lesson
         * @description At a second of the video, or at the lesson. A key makes one question, however often it is sent. At most 100 questions and replies a day.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lesson’s quiz, and how far the caller is with it
         * @description The questions of the quiz, with how far the person is with each.
         */
        get: operations["getQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/recording": {
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
         * Take the recording away from a live lesson
         * @description With its captions. No one can watch it from then on; what learners did stays.
         */
        delete: operations["removeRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/recording/captions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put captions beside the recording of a live lesson
         * @description A WebVTT file of at most 1 MB, in place of the captions in that language.
         */
        put: operations["setRecordingCaptions"];
        post?: never;
        /**
         * Take captions away from the recording of a live lesson
         * @description The captions of one language; those of the other stay.
         */
        delete: operations["removeRecordingCaptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/recording/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to upload the recording of a live lesson
         * @description Requires an `Idempotency-Key`. The bytes follow with tus at `/lessons/{id}/recording/uploads/{uploadId}`. One that was on its way gives up its place; what the lesson shows stays until the new one is ready.
         */
        post: operations["beginRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}/recording/uploads/{uploadId}": {
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
         * Take back a recording that the lesson does not show yet
         * @description Ends an upload that is under way or not yet shown, and removes what came of it. Answers 204.
         */
        delete: operations["cancelRecording"];
        options?: never;
        head?: never;
        /**
         * Send the next part of a recording
         * @description tus: at `Upload-Offset`, 4 MB at most and, but for the last, 64 KB at least. After the last part it is prepared in the background. 409 `upload_offset` names what has arrived in `data.received`.
         */
        patch: operations["sendRecordingPart"];
        trace?: never;
    };
    "/member-invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation to act for a company
         * @description The person acts for the company after a switch of the capacity.
         */
        post: operations["acceptMemberInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get what an invitation to act for a company says
         * @description Says nothing of whether the address has an account.
         */
        post: operations["lookAtMemberInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses that the caller is enrolled in
         * @description With how far the person is in each; apart stand assigned courses of learning paths that wait for their turn.
         */
        get: operations["listMyCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses that the caller has notes to
         * @description Last written first; with words, the courses with notes that hold them.
         */
        get: operations["listNotedCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notes/{id}": {
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
         * Delete a note
         * @description Removes the person’s own note for good. Another person’s note is 404, as an absent one is.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        /**
         * Change a note
         * @description The revision is the one that the caller has read: 409 `note_changed` hands over the note as another tab or device has written it since.
         */
        patch: operations["changeNote"];
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description The notifications of the person, the latest first, page by page.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Answers with how many are left unread. One that was read before is no error.
         */
        post: operations["readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/get-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description How many notifications are unread, how many things lie in the cart, and the number of the latest notification, from which a client knows whether it missed one.
         */
        get: operations["getNotificationCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifications after a sequence number
         * @description For a client that connects or reconnects, in the order in which they were created; with the numbers of the header, notifications not read and what is in the person’s cart, so that it needs to ask for neither.
         */
        get: operations["listMissedNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get notification preferences
         * @description For each kind of notification by which ways it is sent, and the quiet hours, time zone and rhythm of e-mails.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Replace notification preferences
         * @description Takes the preferences as a whole: all are kept, or none.
         */
        put: operations["setNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read up to a sequence number
         * @description Those that arrived in the meantime stay unread.
         */
        post: operations["readAllNotifications"];
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
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a text of the site
         * @description A page such as the terms or the privacy policy, as Markdown in the language of the request.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playback-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how fast videos play, on every device of the caller
         * @description Kept for the person, and applied to every video they open next.
         */
        put: operations["setPlaybackRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the push registration of this session
         * @description The web configuration of push messages, null where the site has none, and whether this session is registered.
         */
        get: operations["getPushRegistration"];
        /**
         * Register this browser for push messages
         * @description Push messages reach this browser from now on, for as long as the session lasts. 409 `push_off` where the site sends none.
         */
        put: operations["setPushRegistration"];
        post?: never;
        /**
         * Unregister this browser from push messages
         * @description No push message reaches this browser any more. One that is not registered is no error.
         */
        delete: operations["deletePushRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question with its replies
         * @description The accepted reply first, then the most helpful. The id of a reply gives its question.
         */
        get: operations["getQuestion"];
        put?: never;
        post?: never;
        /**
         * Delete one’s own question or reply
         * @description Its words go, its place stays, whether or not the lesson is still open. The id is a question’s or a reply’s.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        /**
         * Edit one’s own question or reply
         * @description For 15 minutes after it was written. The id is a question’s or a reply’s.
         */
        patch: operations["editPost"];
        trace?: never;
    };
    "/questions/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a reply to a question
         * @description For its asker, and for the course’s instructor. One reply at most is accepted.
         */
        post: operations["acceptReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be notified of replies to a question, or not any more
         * @description Its asker and those who reply follow it already.
         */
        post: operations["followQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/regrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question of one’s own exam with its key and earlier corrections
         * @description What is right by now, how many submitted attempts have the question, and which corrections were made before.
         */
        get: operations["getQuestionToCorrect"];
        put?: never;
        /**
         * Correct the key of a question and regrade all attempts by it
         * @description Requires an `Idempotency-Key`. A job regrades; its progress is with the question’s corrections. Certificates of learners who no longer pass stay valid.
         */
        post: operations["regradeQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/regrade/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See who would change by a corrected key
         * @description Changes nothing. 409 `conflict` where the question was changed since it was read.
         */
        post: operations["previewRegrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a question
         * @description Followers of the question are notified. A key makes one reply, however often it is sent. At most 100 questions and replies a day.
         */
        post: operations["replyToQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a question or a reply to the operator
         * @description Each person reports a post once; again changes the reason. The id is a question’s or a reply’s.
         */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find a question or a reply helpful, or not any more
         * @description Each person counts once; no one votes for what they wrote. The id is a question’s or a reply’s.
         */
        post: operations["votePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz-questions/{id}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the next hint of a question
         * @description Answers with the hints up to the one asked for; `shown` says how many the page has already, so that a repeated call gives no further one away.
         */
        post: operations["showQuizHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz-questions/{id}/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an answer to a question of a quiz
         * @description Judged at once, as often as one likes. Once each question was right, the lesson is done where that is its rule.
         */
        post: operations["tryQuizQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review of one’s course
         * @description One answer for each review; sent again, it is put otherwise.
         */
        put: operations["replyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report another person’s review
         * @description Hands the review to the operators; it stays to be seen until they decide. Reported again, the later reason counts. One’s own is 403.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a review is helpful, or take that back
         * @description Counts once a person; never for one’s own.
         */
        post: operations["voteReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contact details of the site
         * @description Name, addresses, phone numbers and hours by which the site is reached. `key` gives one of the settings alone.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the companies of the person that have a shelf of their own
         * @description Companies that the person works for and that have chosen courses for their people.
         */
        get: operations["listOwnShelves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shelves/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses on a company’s shelf that the person has not begun
         * @description By the id of the company.
         */
        get: operations["listOwnShelfCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the caller may take next, each with its reason
         * @description Published courses that may suit the person, each with why it is named.
         */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teachers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List instructors
         * @description Found by name, page by page.
         */
        get: operations["listTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teachers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an instructor and their courses
         * @description The instructor’s profile and published courses.
         */
        get: operations["getTeacher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s own courses, and what waits for grading
         * @description Courses of the instructor in any state, with how many learn them, how they are rated, and which essays and reviews wait.
         */
        get: operations["listTaughtCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep an image for texts of one’s own course
         * @description A JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels; of a GIF that moves, its first picture. It is drawn anew, at most 1600 pixels a side. The same image is kept once.
         */
        post: operations["addCourseImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{id}/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one’s own course as a package
         * @description A ZIP of all its texts, quizzes, media and its final exam; importing it back changes nothing. Of learners it holds nothing.
         */
        get: operations["exportCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{id}/prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the iftars and Friday prayers that a time would break into
         * @description In the cities that the learners of one’s own course gave, by calculation; in Riyadh, Jeddah and Dammam where none is known. None for a time of more than a week.
         */
        get: operations["listPrayersDuring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{id}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lessons of one’s own course with the questions of their quizzes
         * @description Section by section, each lesson with the questions of its quiz.
         */
        get: operations["listTaughtQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/courses/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of one’s own course
         * @description The newest first; `is_waiting` those alone that say something and have no answer yet.
         */
        get: operations["listTaughtReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/lessons/{id}/chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the chapters of one’s own lesson’s video in each language
         * @description In the order of their seconds. A change names the `state` that it was made from.
         */
        get: operations["getChaptersToWrite"];
        /**
         * Write the chapters of a lesson’s video
         * @description All of them, in their order. 409 `conflict` where they were changed since they were read.
         */
        put: operations["writeChapters"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/lessons/{id}/quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quiz of one’s own lesson with all that is right
         * @description Its questions in each language, also those that were taken out. A change names the `state` that it was made from.
         */
        get: operations["getQuizToWrite"];
        /**
         * Write the quiz of a lesson
         * @description All of its questions in their order; one that is not among them is retired. Learners keep what they have solved. 409 `conflict` where the quiz was changed since it was read.
         */
        put: operations["writeQuiz"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/live-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the live lessons of one’s own courses
         * @description The coming ones first. The way in is told only while it is open.
         */
        get: operations["listTaughtLiveLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/rendered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get texts that are being written as readers will see them
         * @description Those that have formulas, code or stored images; others need no service. Nothing is stored.
         */
        post: operations["renderTexts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teaching/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one’s signature on certificates
         * @description The address of the picture, null where there is none.
         */
        get: operations["getSignature"];
        /**
         * Set one’s signature on certificates
         * @description A picture or a photograph of dark ink on light paper, at most 5 MB and 40 megapixels; 413 and 415 where it is more or something else. Certificates that are issued from now on bear it; those that were issued keep what they have.
         */
        put: operations["putSignature"];
        post?: never;
        /**
         * Leave one’s signature off certificates
         * @description Off those that are issued from now on.
         */
        delete: operations["deleteSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptBody: {
            reply_id: number | null;
        };
        ActedAttempt: {
            attempt_id: number;
            deadline_at: string | null;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded";
        };
        Allowance: {
            /** @enum {string} */
            applies_to: "running" | "every_attempt";
            /** Format: date-time */
            at: string;
            by: string | null;
            can_withdraw: boolean;
            closes_at: string | null;
            extra_attempts: number;
            extra_seconds: number;
            id: number;
            learner: {
                id: number;
                name: string | null;
            };
            opens_at: string | null;
            reason: string;
            withdrawn_at: string | null;
        };
        AllowanceBody: {
            /**
             * @description `running`: the attempts under way, and no later ones. `every_attempt`: the one under way and all later ones.
             * @enum {string}
             */
            applies_to: "running" | "every_attempt";
            closes_at?: string | null;
            extra_attempts: number;
            extra_minutes: number;
            learners: number[] | null;
            opens_at?: string | null;
            reason: string;
        };
        Announcement: {
            author: {
                avatar: string | null;
                id: number;
                name: string;
            };
            /** @description Markdown. */
            body: string;
            /** @description The Markdown as rendered here, with formulas as MathML and code marked. A node is a string or `[tag, attributes, ...nodes]`. */
            content: unknown[];
            id: number;
            sending: {
                /** @enum {string} */
                audience: "all" | "not_started" | "stuck" | "late";
                lesson: {
                    id: number;
                    title: string;
                } | null;
                /** @description How many it was sent to. */
                people: number;
                withdrawn_at: string | null;
            } | null;
            /** Format: date-time */
            sent_at: string;
            title: string;
        };
        AnnouncementAudience: {
            /** @description How many more the course may have now. */
            left: number;
            next_at: string | null;
            /** @description How many learners it would reach now. */
            people: number;
        };
        AnnouncementBody: {
            ar?: {
                /** @description Markdown. */
                body: string;
                /** @description One line. */
                title: string;
            };
            /** @enum {string} */
            audience: "all" | "not_started" | "stuck" | "late";
            en?: {
                /** @description Markdown. */
                body: string;
                /** @description One line. */
                title: string;
            };
            /** @description The lesson at which they are stuck; for that audience alone. */
            lesson_id?: number;
        };
        AnswerBody: {
            holder: string;
            /** Format: date-time */
            made_at: string;
            revision: number;
            value: components["schemas"]["AnswerValue"] | null;
        };
        AnswerFile: {
            bytes: number;
            id: string;
            /** @description It has arrived, and belongs to the answer. */
            is_whole: boolean;
            name: string;
            /** @description How many bytes have arrived. */
            received: number;
            sha256: string | null;
        };
        AnswerFileLink: {
            /** @description The address of the file for this person, good for ten minutes. */
            href: string;
        };
        AnswerOutcome: {
            question_id: number;
            refused: {
                /** @enum {string} */
                code: "not_found" | "validation" | "revision_stale" | "question_passed" | "attempt_taken_over" | "attempt_closed";
                stored: {
                    revision: number;
                    value: components["schemas"]["AnswerValue"] | null;
                } | null;
            } | null;
            saved: {
                deadline_at: string | null;
                revision: number;
                /** Format: date-time */
                saved_at: string;
                /** Format: date-time */
                server_time: string;
            } | null;
        };
        AnswersBody: {
            answers: {
                /** Format: date-time */
                made_at: string;
                question_id: number;
                revision: number;
                value: components["schemas"]["AnswerValue"] | null;
            }[];
            holder: string;
        };
        AnswerToGrade: {
            attempt_id: number;
            /** @description Markdown. */
            body: string;
            course: string;
            essay?: components["schemas"]["EssayForm"];
            exam: {
                id: number;
                title: string;
            };
            files?: components["schemas"]["AnswerFile"][];
            /** @description What was answered, a line each. */
            given: string[];
            graded_at: string | null;
            graded_by: string | null;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            learner: string | null;
            max_points: number;
            note: string | null;
            points: number | null;
            position: number;
            question_id: number;
            regrade: {
                /** Format: date-time */
                asked_at: string;
                closed_at: string | null;
                reason: string;
            } | null;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            /** @description To be sent with a grade. */
            revision: number;
            /** @description What the key says; empty for an essay. */
            right: string[];
            rubric: components["schemas"]["RubricCriterion"][];
            /** Format: date-time */
            submitted_at: string;
        };
        AnswerValue: {
            option: string;
        } | {
            options: string[];
        } | {
            truth: boolean;
        } | {
            text: string;
        } | {
            pairs: {
                [key: string]: string;
            };
        };
        AskableCompany: {
            budget: ("enough" | "short") | null;
            id: number;
            is_on_shelf: boolean | null;
            licence: components["schemas"]["CourseLicence"] | null;
            name: string;
        };
        AskedCompany: {
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
        Attempt: {
            /** @description Extra time that this attempt was given. */
            allowances: components["schemas"]["OwnAllowance"][];
            deadline_at: string | null;
            deadline_reason: ("time_limit" | "closing") | null;
            exam_id: number;
            holder: string;
            id: number;
            /** @description Its time is up, and what was made before is still taken in, for half a minute. */
            is_overdue: boolean;
            /** @enum {string} */
            navigation: "free" | "forward";
            number: number;
            /** @description Of an exam with sections: those of the section under way. None once the attempt has ended. */
            questions: components["schemas"]["AttemptQuestion"][];
            /** @description Counted by `position`, from the first one. */
            questions_per_page: number;
            section: components["schemas"]["SectionUnderWay"] | null;
            /** Format: date-time */
            server_time: string;
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded";
            title: string;
            /** @description What may be used on the page of the exam. */
            tools: ("calculator" | "notes")[];
        };
        AttemptEvent: {
            /** Format: date-time */
            at: string;
            data: {
                [key: string]: unknown;
            };
            kind: string;
        };
        AttemptOutcome: {
            id: number;
            /** @description Its time is up, and what was made before is still taken in, for half a minute. */
            is_overdue: boolean;
            number: number;
            passed: boolean | null;
            percent: number | null;
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded" | "abandoned";
            submitted_at: string | null;
        };
        AttemptQuestion: {
            answer: components["schemas"]["AnswerValue"] | null;
            /** @description Markdown. */
            body: string;
            essay?: components["schemas"]["EssayForm"];
            files?: components["schemas"]["AnswerFile"][];
            id: number;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            options: {
                /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                key: string;
                text: string;
            }[];
            other: {
                body: string;
                /** @enum {string} */
                language: "ar" | "en";
                options: {
                    /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                    key: string;
                    text: string;
                }[];
                prompts: {
                    /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                    key: string;
                    text: string;
                }[];
            } | null;
            points: number;
            position: number;
            /** @description Of a matching question: to each belongs one of the options. */
            prompts: {
                /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                key: string;
                text: string;
            }[];
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            /** @description 0 where nothing was saved yet. */
            revision: number;
        };
        AttemptRecord: {
            answered: number;
            attempt_id: number;
            course: {
                id: number;
                title: string;
            };
            deadline_at: string | null;
            deadline_reason: ("time_limit" | "closing") | null;
            disconnections: number;
            events: components["schemas"]["RecordedEvent"][];
            /** @description Earlier answers that were saved; of an essay there are thousands. */
            events_left_out: number;
            exam: {
                id: number;
                title: string;
            };
            extra_seconds: number;
            /** @description What is up at the deadline is a section, not the attempt. */
            has_next_section: boolean;
            /** @description As the exam was at its start. */
            has_time_limit: boolean;
            /** @description False where the attempt has ended, too. */
            is_connected: boolean;
            /** @description Its time is up, and what was made before is still taken in, for half a minute. */
            is_overdue: boolean;
            learner: {
                id: number;
                name: string | null;
            };
            lost: components["schemas"]["Disconnection"][];
            lost_seconds: number;
            number: number;
            questions: number;
            /** @description Of lost time: what was not given back yet. */
            returnable_seconds: number;
            saved_at: string | null;
            seen_at: string | null;
            /** Format: date-time */
            server_time: string;
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded" | "abandoned";
            submitted_at: string | null;
            submitted_by: ("learner" | "deadline" | "access_ended" | "instructor") | null;
        };
        AttemptResult: {
            attempts_left: number | null;
            certificate_code: string | null;
            counted_passed: boolean | null;
            counted_percent: number | null;
            course: {
                id: number;
                title: string;
            };
            exam: {
                id: number;
                pass_mark: number;
                title: string;
            };
            id: number;
            max_score: number;
            more_after_last_attempt: boolean;
            more_at: string | null;
            next_attempt: {
                from: string | null;
            } | null;
            number: number;
            passed: boolean | null;
            percent: number | null;
            questions: components["schemas"]["QuestionResult"][];
            receipt: string | null;
            score: number | null;
            shown: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded";
            study_again: components["schemas"]["StudyAgain"][];
            submitted_at: string | null;
            submitted_by: ("learner" | "deadline" | "access_ended" | "instructor") | null;
        };
        AuditEntry: {
            /** @description As `member.add`. */
            action: string;
            actor: {
                id: number;
                name: string;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            capacity: "operator" | "company" | "instructor" | "personal" | "command line";
            id: number;
            role: string | null;
            subject_id: number | null;
            subject_type: string;
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
        BegunCourseRenewal: {
            /** @enum {boolean} */
            is_under_way: true;
        };
        Bill: {
            buyer: components["schemas"]["BillParty"];
            corrects: components["schemas"]["CorrectedBill"] | null;
            credit_notes: components["schemas"]["BillLink"][];
            currency: string;
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            id: string;
            /** @description Asks for a bank transfer; is no tax invoice. */
            is_pro_forma: boolean;
            /** @description False where the seller is not registered for VAT: the document is a plain invoice and names no VAT. */
            is_taxed: boolean;
            /** Format: date-time */
            issued_at: string;
            /** @enum {string} */
            kind: "simplified" | "standard" | "credit_note";
            /** @description On a credit note what is given back, positive. */
            lines: components["schemas"]["BillLine"][];
            /** @description Without VAT. */
            net: number;
            /** @description As people read it: `INV-2026-000042`. */
            number: string;
            qr: string | null;
            /** @description net + vat + rounding is the total; −1, 0 or 1. */
            rounding: number;
            seller: components["schemas"]["BillParty"];
            /** @description Before the coupon, in minor units, VAT included. */
            subtotal: number;
            /** @description To be paid, in minor units, VAT included. */
            total: number;
            transfer: components["schemas"]["BankTransfer"] | null;
            vat: number;
            /** @description In hundredths of a percent. */
            vat_rate: number;
        };
        BillAddress: {
            building: string | null;
            city: string | null;
            /** @description Two letters, ISO 3166-1. */
            country: string;
            district: string | null;
            line: components["schemas"]["BothLanguages"] | null;
            postal_code: string | null;
            street: string | null;
        };
        BillingAddress: {
            building?: string;
            city?: string;
            country: string;
            district?: string;
            postal_code?: string;
            street?: string;
        };
        BillLine: {
            /** @description Minor units (halalas), VAT included. */
            discount: number;
            seats: number;
            title: components["schemas"]["BothLanguages"];
            /** @description Minor units (halalas), VAT included. */
            total: number;
            /** @enum {string} */
            unit: "seat" | "place";
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
        };
        BillLink: {
            id: string;
            /** Format: date-time */
            issued_at: string;
            number: string;
            /** @description Minor units (halalas), VAT included. */
            total: number;
        };
        /** @description As it was when the bill was issued. */
        BillParty: {
            address: components["schemas"]["BillAddress"] | null;
            name: components["schemas"]["BothLanguages"];
            purchase_order: string | null;
            registration_number: string | null;
            vat_number: string | null;
        };
        BothLanguages: {
            ar: string | null;
            en: string | null;
        };
        BuyerDetails: {
            address?: components["schemas"]["BillingAddress"];
            name: string;
            purchase_order?: string;
            registration_number?: string;
            vat_number?: string;
        };
        CalendarFeed: {
            created_at: string | null;
        };
        Capacity: {
            branch: string | null;
            /** @enum {string} */
            capacity: "personal" | "company" | "operator";
            company: components["schemas"]["CompanyName"] | null;
            is_current: boolean;
            role: ("owner" | "administrator" | "manager" | "finance" | "auditor" | "support" | "editor") | null;
        };
        CaptionHit: {
            lesson_id: number;
            lesson_title: string;
            position_seconds: number;
            text: string;
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
        /**
         * @example {
         *       "id": 2,
         *       "slug": "data",
         *       "name": "البيانات",
         *       "course_count": 14
         *     }
         */
        Category: {
            course_count: number;
            id: number;
            name: string;
            slug: string;
        };
        CategoryName: {
            id: number;
            name: string;
            slug: string;
        };
        /**
         * @example {
         *       "code": "MSR-7K2P-9QXD",
         *       "holder_name": "نورة الحربي",
         *       "holder_name_ar": "نورة الحربي",
         *       "holder_name_en": "Noura Alharbi",
         *       "course": {
         *         "id": 7,
         *         "title": "تحليل البيانات بالجداول"
         *       },
         *       "instructor_name": "سامي القحطاني",
         *       "grade": 91,
         *       "state": "valid",
         *       "issued_at": "2026-11-21T10:02:00Z",
         *       "valid_until": null,
         *       "withdrawn_at": null,
         *       "reissued_at": null
         *     }
         */
        Certificate: {
            /** @description The present one, whichever it was asked for by. */
            code: string;
            course: {
                id: number;
                /** @description As it was called on the day. */
                title: string;
            };
            grade: number | null;
            /** @description In the reader’s script where there is one: as it was on the day, or as it was corrected since. */
            holder_name: string;
            holder_name_ar: string | null;
            holder_name_en: string | null;
            instructor_name: string | null;
            /** Format: date-time */
            issued_at: string;
            reissued_at: string | null;
            /** @enum {string} */
            state: "valid" | "expired" | "withdrawn";
            valid_until: string | null;
            withdrawn_at: string | null;
        };
        CertificateCodes: {
            codes: string[];
        };
        CertificateName: {
            /** @description In either script. */
            holder_name: string;
            other_holder_name?: string | null;
            reason: string;
        };
        CertificateWithdrawal: {
            reason: string;
        };
        ChaptersToWrite: {
            chapters: {
                second: number;
                title: {
                    ar?: string;
                    en?: string;
                };
            }[];
            course: {
                id: number;
                languages: ("ar" | "en")[];
                title: string;
            };
            lesson: {
                id: number;
                last_second: number | null;
                title: string;
            };
            /** @description Changes with every chapter. */
            state: string;
        };
        ChaptersToWriteBody: {
            /** @description In their order, each later than the one before. */
            chapters: {
                /** @description The second of the video at which it begins. */
                second: number;
                title: {
                    ar?: string;
                    en?: string;
                };
            }[];
            /** @description Changes with every chapter. */
            state: string;
        };
        CheckedCertificate: {
            code: string | null;
            course: string | null;
            given: string;
            holder_name: string | null;
            issued_at: string | null;
            reissued_as: string | null;
            /** @enum {string} */
            state: "valid" | "expired" | "withdrawn" | "unknown";
            valid_until: string | null;
            withdrawn_at: string | null;
        };
        CheckedReceipt: {
            /** @enum {string} */
            answers: "as_submitted" | "changed";
            /**
             * @description `earlier`: of a submission before the attempt was opened again.
             * @enum {string}
             */
            matches: "current" | "earlier" | "none";
            submitted_at: string | null;
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
        /**
         * @example {
         *       "id": 1,
         *       "name": "الرياض"
         *     }
         */
        City: {
            id: number;
            name: string;
        };
        CompanyName: {
            id: number;
            name: string;
        };
        /** @description What a company has of the course already; null on a person’s line. */
        CompanySeats: {
            bought: number;
            free: number;
        };
        ConfirmEmailBody: {
            /** @description Six digits, of any script; spaces and dashes do not matter. */
            code: string;
            /** @description The Google account signs in no longer; for accounts with a password. */
            disconnect_google?: boolean;
            /** @description The opaque handle of the pending step. */
            otp: string;
        };
        ContactBody: {
            lost_since: string | null;
            page: string;
            /** @description Questions that came on the screen since the last contact, and when, by the server’s time. */
            shown?: {
                /** Format: date-time */
                at: string;
                question: number;
            }[];
        };
        ContactDetails: {
            address: string;
            /** @description Whether prices include VAT: false where the seller is not registered for it. */
            charges_vat: boolean;
            company_name: string;
            email: string;
            hours: string;
            phone: string;
            social: {
                name: string;
                url: string;
            }[];
            whatsapp: string;
        };
        ContactMessage: {
            /** Format: email */
            email: string;
            message: string;
            name: string;
            subject: string;
        };
        CorrectableQuestion: {
            /** @description Submitted ones that have the question. */
            attempts: number;
            /** @description Markdown. */
            body: string;
            /** @description The latest first. */
            corrections: components["schemas"]["QuestionCorrection"][];
            exam: {
                id: number;
                title: string;
            };
            id: number;
            key: components["schemas"]["CorrectedKey"];
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            options: {
                is_prompt: boolean;
                key: string;
                text: string;
            }[];
            points: number;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            /** @description From the question as it was read. */
            state: string;
        };
        /** @description The invoice that a credit note corrects. */
        CorrectedBill: {
            id: string;
            number: string;
        };
        CorrectedKey: {
            accepted?: string[];
            /** @description Right options, or the order. */
            correct?: string[];
            pairs?: {
                [key: string]: string;
            };
            tolerance?: number;
            tolerance_percent?: number;
            truth?: boolean;
            value?: number;
            /** @enum {string} */
            waived?: "full_marks" | "dropped";
        };
        /**
         * @example {
         *       "id": 194,
         *       "code": "SA",
         *       "dial_code": "966",
         *       "name": "المملكة العربية السعودية",
         *       "has_cities": true
         *     }
         */
        Country: {
            code: string;
            dial_code: string;
            /** @description Whether there is a list of its cities; else they are typed. */
            has_cities: boolean;
            id: number;
            name: string;
        };
        CouponBody: {
            code: string;
        };
        Course: {
            category: components["schemas"]["CategoryName"];
            compare_at_price: number | null;
            cover: string | null;
            currency: string;
            /** @description Markdown. */
            description: string;
            duration_seconds: number;
            exam: components["schemas"]["ExamSummary"] | null;
            id: number;
            instructor: components["schemas"]["PersonName"];
            languages: ("ar" | "en")[];
            lesson_count: number;
            /** @enum {string} */
            level: "beginner" | "intermediate" | "advanced";
            /** @description What learners have made by the end. */
            makes: string[];
            outcomes: string[];
            /** @description Minor units (halalas), VAT included. */
            price: number;
            /** Format: date-time */
            published_at: string;
            /** @description Mean stars, 0 to 5; 0 where rating_count is 0. */
            rating: number;
            /** @description How many gave 1, 2, 3, 4 and 5 stars. */
            rating_breakdown: number[];
            rating_count: number;
            related: components["schemas"]["CourseCard"][];
            requirements: string[];
            reviews: components["schemas"]["Review"][];
            sample: components["schemas"]["CourseSample"] | null;
            sections: components["schemas"]["SectionOutline"][];
            sold: number;
            summary: string;
            teacher: components["schemas"]["InstructorCard"];
            title: string;
            trailer: string | null;
            /** Format: date-time */
            updated_at: string;
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
        CourseCounts: {
            category: {
                [key: string]: number;
            };
            duration: {
                [key: string]: number;
            };
            language: {
                [key: string]: number;
            };
            level: {
                [key: string]: number;
            };
            price: {
                [key: string]: number;
            };
            rating: {
                [key: string]: number;
            };
        };
        CourseImage: {
            height: number;
            /** @description How Markdown of the course names it: `![alt](image:…)`. */
            reference: string;
            /** @description Where the caller sees it, for some hours. */
            url: string;
            width: number;
        };
        CourseLicence: {
            /**
             * Format: date
             * @description Its last day, in the company’s zone.
             */
            ends_on: string;
            /** @description The person holds a place, or one is free. */
            has_place: boolean;
        };
        CourseName: {
            id: number;
            title: string;
        };
        CourseNote: {
            /** Format: date-time */
            created_at: string;
            id: number;
            lesson_id: number;
            lesson_title: string;
            position_seconds: number | null;
            quote: string | null;
            /** @description Counts the changes of the note. */
            revision: number;
            /** @description Markdown. */
            text: string;
            /** Format: date-time */
            updated_at: string;
        };
        CourseRenewal: {
            holds_until: string | null;
            /** @description The person has begun to take the course again. */
            is_under_way: boolean;
        };
        CourseRequestOrder: {
            company_id: number;
            /** @description What they want it for. */
            reason?: string;
        };
        /** @description A question that anyone may try; `/courses/{id}/sample-answer` checks an answer. */
        CourseSample: {
            body: string;
            options: string[];
        };
        CourseSearch: {
            captions: components["schemas"]["CaptionHit"][];
            lessons: components["schemas"]["LessonHit"][];
            /** @description The caller’s own. */
            notes: components["schemas"]["CourseNote"][];
            questions: components["schemas"]["Question"][];
            texts: components["schemas"]["TextHit"][];
        };
        CourseSuggestion: {
            because: {
                id: number;
                title: string;
            } | null;
            course: components["schemas"]["CourseCard"];
            /** @enum {string} */
            reason: "together" | "category" | "popular";
        };
        DeskCompany: {
            id: number;
            licences: {
                /** Format: date */
                ends_on: string;
                id: number;
                places: number;
            }[];
            name: string;
            registration_number: string;
        };
        DeskLicenceOffer: {
            company: {
                id: number;
                name: string;
            };
            continues_id: number | null;
            id: number;
            /**
             * Format: date
             * @description To buy it, in the company’s zone.
             */
            last_day: string;
            places: number;
            /** @enum {string} */
            state: "open" | "pending" | "bought" | "withdrawn" | "over";
            /** @description Minor units (halalas), VAT included. */
            unit_price: number;
        };
        Disconnection: {
            /** Format: date-time */
            began_at: string;
            /** Format: date-time */
            ended_at: string;
            id: number;
            /** @enum {string} */
            measured_by: "server" | "browser";
            /** @enum {string} */
            page: "same" | "new" | "none";
            returned_at: string | null;
            seconds: number;
        };
        EmailBody: {
            /** Format: email */
            email: string;
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
        Employment: {
            company: {
                /** @enum {string} */
                color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
                id: number;
                name: string;
            };
            id: number;
            joined_on: string | null;
        };
        EmploymentDetails: {
            company: {
                /** @enum {string} */
                color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
                id: number;
                name: string;
            };
            id: number;
            joined_on: string | null;
            role: ("owner" | "administrator" | "manager" | "finance" | "auditor") | null;
            seen: components["schemas"]["EmployeeDetails"];
            sharing: components["schemas"]["Sharing"][];
            /** @description The wording to agree to. */
            sharing_version: number;
            /** @description The years in which the company lists training elsewhere of the person, the latest first. */
            training_years: number[];
        };
        EndAttemptBody: {
            reason: string;
        };
        /**
         * @example {
         *       "is_enrolled": true,
         *       "is_favorite": false,
         *       "percent": 45,
         *       "next_lesson_id": 312
         *     }
         */
        Enrolment: {
            is_enrolled: boolean;
            is_favorite: boolean;
            next_lesson_id: number | null;
            percent: number;
        };
        EnterPasswordBody: {
            /** @description The Google account signs in no longer. */
            disconnect_google?: boolean;
            password: string;
            reset_token: string;
        };
        EssayForm: {
            files?: {
                kinds: ("pdf" | "document" | "image" | "text")[];
                /** @description Of each file. */
                megabytes: number;
                most: number;
            };
            /** @enum {string} */
            format: "text" | "rich_text" | "files";
            /** @description Advice: what is shorter or longer is taken all the same. */
            words?: {
                least?: number;
                most?: number;
            };
        };
        EvidenceCheck: {
            /** Format: date */
            as_of: string;
            company: string;
            counts: {
                due: number;
                expired: number;
                grace: number;
                late: number;
                met: number;
                waived: number;
            };
            /** @description SHA-256, hex, of `evidence.json`, which is attached to the PDF. */
            data_hash: string;
            department: string | null;
            /** @description SHA-256, hex, of the PDF. */
            file_hash: string;
            group: string | null;
            /** Format: date-time */
            made_at: string;
            /** @description In which the company’s days end. */
            time_zone: string;
            /** @description Of the course or learning path. */
            title: string;
            volume: {
                number: number;
                of: number;
            } | null;
        };
        EvidenceFacts: {
            /** Format: date */
            as_of: string;
            company: {
                name: {
                    ar?: string;
                    en?: string;
                };
                registration_number: string;
                time_zone?: string;
            };
            counts: {
                due: number;
                expired: number;
                grace: number;
                late: number;
                met: number;
                waived: number;
            };
            /** Format: date-time */
            made_at: string;
            /** @enum {string} */
            names: "full" | "initials";
            requirement: {
                grace_days: number;
                is_path: boolean;
                renewal_months: number | null;
                title: {
                    ar?: string;
                    en?: string;
                };
            };
            scope: {
                department: {
                    ar?: string;
                    en?: string;
                } | null;
                group: {
                    ar?: string;
                    en?: string;
                } | null;
            };
            /** @enum {number} */
            version: 1;
        };
        Exam: {
            /** @description Extra time and attempts that hold for every attempt. */
            allowances: components["schemas"]["OwnAllowance"][];
            /** @description Between the end of one attempt and the start of the next. */
            attempt_delay_seconds: number;
            attempts: components["schemas"]["AttemptOutcome"][];
            attempts_allowed: number | null;
            attempts_left: number | null;
            blocked_by: ("not_enrolled" | "exam_closed" | "exam_not_open" | "attempts_used_up" | "attempt_too_soon") | null;
            can_start: boolean;
            closed_by: components["schemas"]["LessonClosedBy"] | null;
            closes_at: string | null;
            counted_passed: boolean | null;
            counted_percent: number | null;
            course: {
                id: number;
                title: string;
            };
            ends_by: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                reason: "time_limit" | "closing";
            } | null;
            /** @enum {string} */
            grade_method: "highest" | "latest" | "average" | "first";
            /** @description Whether a start asks for one. */
            has_password: boolean;
            id: number;
            instructions: string;
            max_score: number;
            /** @enum {string} */
            navigation: "free" | "forward";
            negative_marking: boolean;
            next_start_at: string | null;
            open_attempt_id: number | null;
            opens_at: string | null;
            pass_mark: number;
            question_count: number;
            questions_per_page: number;
            /** @description With a time each, one after another, never back. */
            sections: components["schemas"]["ExamSection"][];
            /** Format: date-time */
            server_time: string;
            time_limit_seconds: number | null;
            title: string;
            /** @description What may be used on the page of the exam. */
            tools: ("calculator" | "notes")[];
        };
        ExamLearner: {
            attempts: number;
            closes_at: string | null;
            extra_attempts: number;
            /** @description What was given for every attempt. */
            extra_seconds: number;
            id: number;
            is_under_way: boolean;
            name: string;
            opens_at: string | null;
        };
        ExamLineWithProgress: {
            closed_by: components["schemas"]["LessonClosedBy"] | null;
            id: number;
            passed: boolean | null;
            title: string;
        };
        ExamPasswordBody: {
            password: string | null;
        };
        ExamPasswordSetting: {
            has_password: boolean;
        };
        ExamQuestion: {
            /** @description Markdown. */
            body: string;
            category: string | null;
            id: number;
            /** @description From a pool, not asked of everybody. */
            is_drawn: boolean;
            key: string;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            /** @description In which it is written. */
            languages: ("ar" | "en")[];
            points: number;
            pool_id: number | null;
            section_id: number | null;
            tags: string[];
            version: number;
            waived: ("full_marks" | "dropped") | null;
            written: components["schemas"]["WrittenQuestion"];
        };
        ExamQuestionBody: {
            accepted?: string[];
            all_or_nothing?: boolean;
            answer?: boolean | number;
            body: {
                ar?: string;
                en?: string;
            };
            essay?: components["schemas"]["EssayForm"];
            exact?: boolean;
            explanation: {
                ar?: string;
                en?: string;
            };
            lesson_id?: number | null;
            options?: {
                correct?: boolean;
                feedback?: {
                    ar?: string;
                    en?: string;
                };
                key: string;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            order?: string[];
            /** @description With two decimals at most. */
            points: number;
            prompts?: {
                key: string;
                match: string;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            rubric?: {
                key: string;
                /** @description With two decimals at most. */
                points: number;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            /** @description Changes with everything of the question. */
            state: string;
            tags: string[];
            tolerance?: number;
            tolerance_percent?: number;
        };
        ExamQuestions: {
            course: {
                id: number;
                languages: ("ar" | "en")[];
                title: string;
            };
            exam: {
                id: number;
                title: string;
            };
            questions: components["schemas"]["ExamQuestion"][];
            /** @description Asked in no new attempt. */
            retired: components["schemas"]["ExamQuestion"][];
        };
        ExamQuestionToWrite: {
            /** @description That were given this version, and keep it. */
            attempts: number;
            course: {
                id: number;
                languages: ("ar" | "en")[];
                title: string;
            };
            exam: {
                id: number;
                title: string;
            };
            id: number;
            key: string;
            lesson_id: number | null;
            retired_at: string | null;
            /** @description Changes with everything of the question. */
            state: string;
            tags: string[];
            version: number;
            waived: ("full_marks" | "dropped") | null;
            written: components["schemas"]["WrittenQuestion"];
        };
        ExamRules: {
            /** @description An attempt that ends by itself with nothing answered has no mark and counts for nothing; it is one of the attempts allowed all the same. */
            abandon_unanswered: boolean;
            attempt_delay_seconds: number;
            attempts_allowed: number | null;
            closes_at: string | null;
            /** @enum {string} */
            grade_method: "highest" | "latest" | "average" | "first";
            instructions: {
                ar?: string;
                en?: string;
            };
            /** @enum {string} */
            navigation: "free" | "forward";
            negative_marking: boolean;
            opens_at: string | null;
            /** @description Percent. */
            pass_mark: number;
            questions_per_page: number;
            review: {
                after_closing: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
                after_last_attempt: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[] | null;
                just_after: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
                while_open: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
            };
            shuffle_options: boolean;
            shuffle_questions: boolean;
            time_limit_seconds: number | null;
            tools: ("calculator" | "notes")[];
        };
        ExamRulesBody: {
            /** @description An attempt that ends by itself with nothing answered has no mark and counts for nothing; it is one of the attempts allowed all the same. */
            abandon_unanswered: boolean;
            attempt_delay_seconds: number;
            attempts_allowed: number | null;
            closes_at: string | null;
            /** @enum {string} */
            grade_method: "highest" | "latest" | "average" | "first";
            instructions: {
                ar?: string;
                en?: string;
            };
            /** @enum {string} */
            navigation: "free" | "forward";
            negative_marking: boolean;
            opens_at: string | null;
            /** @description Percent. */
            pass_mark: number;
            questions_per_page: number;
            review: {
                after_closing: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
                after_last_attempt: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[] | null;
                just_after: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
                while_open: ("answers" | "correctness" | "marks" | "feedback" | "right_answers" | "overall")[];
            };
            shuffle_options: boolean;
            shuffle_questions: boolean;
            /** @description Changes with every rule that is changed. */
            state: string;
            time_limit_seconds: number | null;
            tools: ("calculator" | "notes")[];
        };
        ExamSection: {
            /** @description Plain text; empty where there are none. */
            instructions: string;
            question_count: number;
            /** @description Extra time granted to this person included. */
            time_limit_seconds: number;
            title: string;
        };
        ExamSettings: {
            course: {
                id: number;
                languages: ("ar" | "en")[];
                title: string;
            };
            /** @description Attempts that were submitted. */
            ended: number;
            exam: {
                id: number;
                title: string;
            };
            has_password: boolean;
            is_published: boolean;
            max_score: number;
            pools: components["schemas"]["ExamSettingsPool"][];
            /** @description How many an attempt is asked. */
            question_count: number;
            rules: components["schemas"]["ExamRules"];
            /** @description Attempts under way. */
            running: number;
            sections: components["schemas"]["ExamSettingsSection"][];
            /** Format: date-time */
            server_time: string;
            /** @description Changes with every rule that is changed. */
            state: string;
        };
        ExamSettingsPool: {
            /** @description How many of its questions an attempt is given. */
            draws: number;
            id: number;
            name: string;
            /** @description Of each question. */
            points: number;
            questions: number;
        };
        ExamSettingsSection: {
            id: number;
            /** @description Those in pools included. */
            questions: number;
            time_limit_seconds: number;
            title: string;
        };
        ExamStatistics: {
            alpha: number | null;
            /** @description How many the figures are over. */
            attempts: number;
            /** @enum {string} */
            attempts_chosen: "first" | "all" | "best" | "last";
            course: {
                id: number;
                title: string;
            };
            /** @description Attempts by tenths of the percentage. */
            distribution: number[];
            error_ratio: number | null;
            exam: {
                id: number;
                title: string;
            };
            findings: ("few_attempts" | "different_items" | "low_consistency" | "large_error")[];
            items: components["schemas"]["ItemStatistics"][];
            kurtosis: number | null;
            mean: number | null;
            median: number | null;
            skewness: number | null;
            standard_deviation: number | null;
            standard_error: number | null;
            /** @description Chosen attempts that are left out, since they wait for grading. */
            waiting: number;
        };
        ExamStructure: {
            course: {
                id: number;
                languages: ("ar" | "en")[];
                title: string;
            };
            exam: {
                id: number;
                title: string;
            };
            /** @description In the order in which they are asked, section by section. */
            places: components["schemas"]["ExamStructurePlace"][];
            questions: components["schemas"]["ExamStructureQuestion"][];
            /** @description Attempts under way. */
            running: number;
            sections: components["schemas"]["ExamStructureSection"][];
            /** @description Changes with everything that stands here. */
            state: string;
        };
        ExamStructureBody: {
            /** @description Up to 2,000 questions in all. */
            places: {
                pool: {
                    /** @description How many of its questions an attempt is given. */
                    draws: number;
                    id: number | null;
                    name: {
                        ar?: string;
                        en?: string;
                    };
                    /** @description With two decimals at most. */
                    points: number;
                } | null;
                questions: {
                    id: number;
                    /** @description With two decimals at most. */
                    points: number;
                }[];
                section: string | null;
            }[];
            sections: {
                instructions: {
                    ar?: string;
                    en?: string;
                };
                key: string;
                time_limit_seconds: number;
                title: {
                    ar?: string;
                    en?: string;
                };
            }[];
            /** @description Changes with everything that stands here. */
            state: string;
        };
        ExamStructurePlace: {
            pool: components["schemas"]["ExamStructurePool"] | null;
            questions: {
                id: number;
                points: number;
            }[];
            section: string | null;
        };
        ExamStructurePool: {
            /** @description How many of its questions an attempt is given. */
            draws: number;
            id: number | null;
            name: {
                ar?: string;
                en?: string;
            };
            /** @description With two decimals at most. */
            points: number;
        };
        ExamStructureQuestion: {
            /** @description Markdown. */
            body: string;
            id: number;
            key: string;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            tags: string[];
        };
        ExamStructureSection: {
            instructions: {
                ar?: string;
                en?: string;
            };
            key: string;
            time_limit_seconds: number;
            title: {
                ar?: string;
                en?: string;
            };
        };
        ExamSummary: {
            id: number;
            pass_mark: number;
            question_count: number;
            time_limit_seconds: number | null;
            title: string;
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
        /**
         * @example {
         *       "id": 1,
         *       "question": "هل الشهادة معتمدة؟",
         *       "answer": "لكل شهادة رمز يتحقق منه أي أحد في صفحتها."
         *     }
         */
        Faq: {
            /** @description Markdown. */
            answer: string;
            id: number;
            question: string;
        };
        FaultBody: {
            /** @enum {string} */
            kind: "wrong" | "broken" | "unclear";
            position_seconds?: number;
            quote?: string;
            text?: string;
        };
        FavoriteBody: {
            course_id: number;
        };
        FavoriteCourse: {
            category: components["schemas"]["CategoryName"];
            compare_at_price: number | null;
            cover: string | null;
            currency: string;
            duration_seconds: number;
            id: number;
            instructor: components["schemas"]["PersonName"];
            /** @description Whether the person may learn it now. */
            is_enrolled: boolean;
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
        FavoriteOrder: {
            course_ids: number[];
        };
        FirebaseConfig: {
            apiKey: string;
            appId: string;
            authDomain?: string;
            measurementId?: string;
            messagingSenderId: string;
            projectId: string;
            storageBucket?: string;
        };
        ForgetPasswordBody: {
            /** Format: email */
            email: string;
        };
        GivenAllowances: {
            /** @description Attempts under way that gained less, since the exam closes before. */
            capped: number;
            /** @description How many were given it. */
            learners: number;
            /** @description Attempts under way whose deadline moved. */
            running: number;
            /** @description Of those named: who has no attempt under way, or no access to the course. */
            skipped: number;
        };
        GoogleBody: {
            /** @description From the fragment of the address that the browser came back to. */
            code: string;
        };
        GradeBody: {
            note: string | null;
            points: number;
            revision: number;
            rubric: {
                key: string;
                points: number;
            }[] | null;
        };
        HandleBody: {
            /** @description The opaque handle of the pending step. */
            otp: string;
        };
        Home: {
            best_selling: components["schemas"]["CourseCard"][];
            categories: components["schemas"]["Category"][];
            faqs: {
                answer: string;
                id: number;
                question: string;
            }[];
            free: components["schemas"]["CourseCard"][];
            newest: components["schemas"]["CourseCard"][];
            numbers: {
                courses: number;
                enrolments: number;
                learners: number;
                teachers: number;
            };
            preview: components["schemas"]["HomePreview"] | null;
            sample: components["schemas"]["SampleQuestion"] | null;
            teachers: components["schemas"]["InstructorCard"][];
            voices: components["schemas"]["HomeVoice"][];
        };
        /** @description A video lesson that anyone may watch. */
        HomePreview: {
            category: components["schemas"]["CategoryName"];
            course: components["schemas"]["CourseName"];
            duration_seconds: number;
            id: number;
            title: string;
        };
        HomeVoice: {
            avatar: string | null;
            course: components["schemas"]["CourseName"];
            id: number;
            name: string;
            stars: number;
            text: string;
        };
        ImportedQuestion: {
            /** @description Markdown. */
            body: string;
            file: string | null;
            key: string;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            line: number;
            notes: string[];
            /** @enum {string} */
            outcome: "created" | "changed" | "unchanged";
            points: number;
            written?: components["schemas"]["WrittenQuestion"];
        };
        InspectedPerson: {
            certificates: string[];
            completed_on: string | null;
            department: {
                ar?: string;
                en?: string;
            } | null;
            due_on: string | null;
            name: string;
            number: string | null;
            /** @description In the list, from 1. */
            place: number;
            /** @enum {string} */
            status: "met" | "waived" | "due" | "grace" | "late" | "expired";
            valid_until: string | null;
            waiver: {
                by: string | null;
                evidence: string | null;
                /** Format: date */
                from: string;
                reason: string;
                until: string | null;
            } | null;
        };
        Inspection: {
            /** @description SHA-256, hex, of the file that `getInspectionFile` gives as `json`: `snapshot` with all its people under `people`, as JSON with its keys sorted and no spaces. */
            data_hash: string;
            /** Format: date-time */
            expires_at: string;
            made_by: string | null;
            reason: string;
            snapshot: components["schemas"]["EvidenceFacts"];
        };
        Instructor: {
            avatar: string | null;
            bio: string;
            course_count: number;
            expertise: string[];
            id: number;
            name: string;
            rating: number;
            rating_count: number;
            student_count: number;
            title: string;
            user: {
                avatar: string | null;
                courses: components["schemas"]["CourseCard"][];
                id: number;
                name: string;
            };
        };
        InstructorBody: {
            bio?: string;
            /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
            city?: string;
            /** @description A city of the country’s list; give this or `city`, not both. */
            city_id?: number;
            country_id: number;
            /** Format: email */
            email: string;
            expertise?: string[];
            job_name_id: number;
            name: string;
            password: string;
            /** @description In any notation; kept as E.164. */
            phone: string;
            /** @description ISO 3166 code, for numbers without a country code. */
            phone_country?: string;
            /** @description Whether the terms of use were accepted; they have to be. */
            terms: boolean;
            /** @description What stands below the name: profession, place of work. */
            title: string;
        };
        /**
         * @example {
         *       "id": 31,
         *       "title": "د.",
         *       "name": "سامي القحطاني",
         *       "avatar": null,
         *       "course_count": 3,
         *       "student_count": 1840,
         *       "expertise": [
         *         "تحليل البيانات"
         *       ]
         *     }
         */
        InstructorCard: {
            avatar: string | null;
            course_count: number;
            expertise: string[];
            id: number;
            name: string;
            student_count: number;
            title: string;
        };
        Invitation: {
            company: {
                /** @enum {string} */
                color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
                id: number;
                name: string;
            };
            /** @description Masked. */
            email: string;
            /** Format: date-time */
            expires_at: string;
        };
        InvitationBody: {
            /** @description The token of the link. */
            invitation: string;
        };
        ItemStatistics: {
            attempts: number;
            /** @description Markdown. */
            body: string;
            discrimination_index: number | null;
            discriminative_efficiency: number | null;
            effective_weight: number | null;
            facility: number | null;
            findings: ("negative_discrimination" | "weak_discrimination" | "same_for_all" | "very_hard" | "very_easy")[];
            id: number;
            /** @description Some of the attempts did not have it. */
            is_drawn: boolean;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            max: number;
            number: number;
            standard_deviation: number | null;
        };
        /**
         * @example {
         *       "id": 3,
         *       "name": "محاسب"
         *     }
         */
        JobName: {
            id: number;
            name: string;
        };
        JoiningPage: {
            company: {
                /** @enum {string} */
                color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
                name: string;
            };
            domains: string[];
            /** Format: date-time */
            expires_at: string;
            /** @enum {string} */
            standing: "visitor" | "new" | "invited" | "employed" | "left" | "other_address";
        };
        LearningGoal: {
            goal: {
                /** @description In a week: at most 7 days, or 6000 minutes. */
                target: number;
                /** @enum {string} */
                unit: "days" | "minutes";
            } | null;
            /** @description Active time of this month. */
            month_seconds: number;
            /** @description Days of learning in a row. A single missed day is forgiven; two in a row end it. */
            streak_days: number;
            /** @description Since the first day of the week in the account’s country, in Riyadh’s time. */
            week: {
                /** @description Days with a minute of learning or more. */
                days: number;
                /** @description Active time. */
                seconds: number;
            };
        };
        LearningGoalBody: {
            goal: {
                /** @description In a week: at most 7 days, or 6000 minutes. */
                target: number;
                /** @enum {string} */
                unit: "days" | "minutes";
            } | null;
        };
        Lesson: {
            /** @description Markdown. */
            body: string;
            captions: {
                /** @enum {string} */
                language: "ar" | "en";
                src: string;
            }[];
            /** @description Of the video, in their order. */
            chapters: components["schemas"]["VideoChapter"][];
            /** @enum {string} */
            completed_by: "watching" | "reading" | "opening" | "attending" | "quiz" | "package" | "button";
            /** @description The Markdown as rendered here, with formulas as MathML and code marked. A node is a string or `[tag, attributes, ...nodes]`. */
            content?: unknown[];
            course: {
                exam: components["schemas"]["ExamLineWithProgress"] | null;
                id: number;
                percent: number;
                sections: {
                    exam: components["schemas"]["ExamLineWithProgress"] | null;
                    id: number;
                    lessons: components["schemas"]["LessonLineWithProgress"][];
                    title: string;
                }[];
                title: string;
            };
            duration_seconds: number;
            files: components["schemas"]["LessonFile"][];
            free_preview: boolean;
            /** @description Whether questions for practice belong to it. */
            has_quiz: boolean;
            id: number;
            is_completed: boolean;
            is_enrolled: boolean;
            /** @description Counts in no percentage. */
            is_optional: boolean;
            /** @description The end of the text was on screen; of a file: it was opened. */
            is_seen: boolean;
            /** @description Whether the person teaches the course. */
            is_teaching: boolean;
            /** @enum {string} */
            kind: "video" | "article" | "file" | "live" | "package";
            live: components["schemas"]["LiveSession"] | null;
            media: string | null;
            needed_seconds: number | null;
            next_id: number | null;
            opened: string | null;
            package: components["schemas"]["LessonPackage"] | null;
            playback_rate: number | null;
            position_seconds: number;
            poster: string | null;
            previous_id: number | null;
            /** @description The video in each size that there is, the largest first; empty where there is one alone. */
            qualities: components["schemas"]["VideoQuality"][];
            title: string;
            /** @description Distinct seconds of the video that were played. */
            watched_seconds: number;
        };
        LessonClosedBy: {
            /** @enum {string} */
            by: "lesson" | "exam" | "course" | "date";
            id: number | null;
            opens_at: string | null;
            title: string | null;
        };
        LessonFault: {
            id: number;
            /** @enum {string} */
            kind: "wrong" | "broken" | "unclear";
            position_seconds: number | null;
            quote: string | null;
            /** @description How many people reported it. */
            report_count: number;
            /** Format: date-time */
            reported_at: string;
            /** @description What they say of it, without their names. */
            texts: string[];
        };
        LessonFile: {
            bytes: number;
            /** @description Under which it is downloaded. */
            name: string;
            title: string;
            /** @description An address that works for some hours, for this person only. */
            url: string;
        };
        LessonHit: {
            /** @description To the caller, now. */
            is_open: boolean;
            lesson_id: number;
            lesson_title: string;
        };
        LessonLine: {
            duration_seconds: number;
            free_preview: boolean;
            id: number;
            /** @enum {string} */
            kind: "video" | "article" | "file" | "live" | "package";
            title: string;
        };
        LessonLineWithProgress: {
            closed_by: components["schemas"]["LessonClosedBy"] | null;
            duration_seconds: number;
            free_preview: boolean;
            id: number;
            /** @description The caller marked it, to find it again. */
            is_bookmarked: boolean;
            is_completed: boolean;
            /** @description It was added after the caller had completed the course. */
            is_new: boolean;
            is_open: boolean;
            /** @description Counts in no percentage. */
            is_optional: boolean;
            /** @enum {string} */
            kind: "video" | "article" | "file" | "live" | "package";
            title: string;
        };
        LessonPackage: {
            /** @description The lesson is done once each of them was. */
            parts: components["schemas"]["LessonPackagePart"][];
            /** @enum {string} */
            standard: "scorm12" | "scorm2004" | "cmi5" | "xapi";
            url: string | null;
        };
        LessonPackagePart: {
            /** @description Opens it: as `part` behind the address. */
            key: string;
            score: number | null;
            /** @enum {string} */
            state: "new" | "begun" | "failed" | "done";
            title: string;
        };
        LessonProgress: {
            course_percent: number;
            is_completed: boolean;
            position_seconds: number;
            /** @description What the clock did not allow yet, of the reported parts. */
            uncounted: number[][];
            /** @description Distinct seconds of the video that were played. */
            watched_seconds: number;
        };
        LicenceOfferBody: {
            company_id: number;
            /** @description The licence whose people keep their places. */
            continues_id?: number;
            /**
             * Format: date
             * @description To buy it, in the company’s zone.
             */
            last_day: string;
            places: number;
            /** @description Of a place for the year, in minor units, VAT included. */
            unit_price: number;
        };
        LicenceOffered: {
            id: number;
        };
        LicenceStart: {
            company_id: number;
        };
        LiveAttempt: {
            answered: number;
            attempt_id: number;
            deadline_at: string | null;
            deadline_reason: ("time_limit" | "closing") | null;
            disconnections: number;
            extra_seconds: number;
            /** @description What is up at the deadline is a section, not the attempt. */
            has_next_section: boolean;
            /** @description As the exam was at its start. */
            has_time_limit: boolean;
            /** @description False where the attempt has ended, too. */
            is_connected: boolean;
            /** @description Its time is up, and what was made before is still taken in, for half a minute. */
            is_overdue: boolean;
            learner: {
                id: number;
                name: string | null;
            };
            lost_seconds: number;
            number: number;
            questions: number;
            /** @description Of lost time: what was not given back yet. */
            returnable_seconds: number;
            saved_at: string | null;
            seen_at: string | null;
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded";
            submitted_at: string | null;
            submitted_by: ("learner" | "deadline" | "access_ended" | "instructor") | null;
        };
        LiveAttendance: {
            /** @description All devices together. */
            attended_seconds: number;
            course_percent: number;
            is_completed: boolean;
            needed_seconds: number;
        };
        LiveAttendee: {
            /** @description What counts. */
            attended_seconds: number;
            corrected_at: string | null;
            corrected_by: string | null;
            id: number;
            measured_seconds: number;
            name: string;
        };
        LiveCorrectionBody: {
            attended_seconds: number | null;
        };
        LiveExam: {
            /** @description Under way, or ended within the last 24 hours. */
            attempts: components["schemas"]["LiveAttempt"][];
            attempts_allowed: number | null;
            closes_at: string | null;
            course: {
                id: number;
                title: string;
            };
            exam: {
                id: number;
                title: string;
            };
            /** @description Whether a start asks for one. */
            has_password: boolean;
            /** @description Of the exam, or of an attempt under way. */
            has_time_limit: boolean;
            opens_at: string | null;
            /** Format: date-time */
            server_time: string;
        };
        LiveSession: {
            /** @description Of the caller, all devices together. */
            attended_seconds: number;
            changes_in_seconds: number | null;
            /** Format: date-time */
            ends_at: string;
            join_url: string | null;
            moved_from: string | null;
            /** @description How much attended time completes the lesson. */
            needed_seconds: number;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            state: "upcoming" | "open" | "under_way" | "over" | "cancelled";
        };
        LiveSessionBody: {
            /** Format: date-time */
            ends_at: string;
            join_url?: string | null;
            /** Format: date-time */
            starts_at: string;
        };
        LiveVisitBody: {
            /** @description Made by the browser for each visit: what is reported under it again is the same visit. */
            key: string;
            /** @description Since the visit began. */
            seconds: number;
        };
        LoginBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        MemberInvitationPage: {
            company: {
                /** @enum {string} */
                color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
                id: number;
                name: string;
            };
            demands_second_factor: boolean;
            /** @description Masked. */
            email: string;
            /** Format: date-time */
            expires_at: string;
            /** @enum {string} */
            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
        };
        MemberInvitationToken: {
            /** @description The token of the link. */
            invitation: string;
        };
        MissedNotifications: {
            cart_item_count: number;
            has_more: boolean;
            items: components["schemas"]["Notification"][];
            unread_notifications_count: number;
        };
        MoneyToSendBack: {
            /** @description Minor units (halalas), VAT included. */
            amount: number;
            buyer: components["schemas"]["BuyerDetails"];
            /** Format: date-time */
            created_at: string;
            email: string | null;
            id: number;
            order_id: string;
            order_number: string;
            reason: string | null;
            refund_id: number | null;
        };
        MyCourse: {
            /** @description Every required lesson; an exam may be left. */
            are_lessons_done: boolean;
            assigned_by: string | null;
            assigned_by_color: ("masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green") | null;
            assigned_by_person: string | null;
            assigned_for: {
                /** @enum {string} */
                kind: "path" | "group" | "department";
                name: string;
            } | null;
            certificate_code: string | null;
            completed_lessons: number;
            course: components["schemas"]["CourseCard"];
            due_on: string | null;
            /** Format: date-time */
            enrolled_at: string;
            exam: {
                id: number;
                open_attempt: boolean;
                passed: boolean | null;
                percent: number | null;
            } | null;
            last_lesson: {
                id: number;
                title: string;
            } | null;
            last_seen_at: string | null;
            next_exam: {
                id: number;
                open_attempt: boolean;
                title: string;
            } | null;
            next_lesson: {
                duration_seconds: number;
                id: number;
                /** @description Its place among the lessons of the course, from 1. */
                number: number;
                title: string;
            } | null;
            open_until: string | null;
            /** @description Of the required lessons and exams; 100 once it is completed. */
            percent: number;
            renewal: components["schemas"]["CourseRenewal"] | null;
            /** @enum {string} */
            state: "active" | "completed";
        };
        NewAnswerFileBody: {
            bytes: number;
            holder: string;
            /** Format: date-time */
            made_at: string;
            name: string;
        };
        NewCalendarFeed: {
            /** Format: date-time */
            created_at: string;
            /** @description For the person’s calendar alone. It is told this once. */
            url: string;
        };
        NewExamQuestionBody: {
            accepted?: string[];
            all_or_nothing?: boolean;
            answer?: boolean | number;
            body: {
                ar?: string;
                en?: string;
            };
            essay?: components["schemas"]["EssayForm"];
            exact?: boolean;
            explanation: {
                ar?: string;
                en?: string;
            };
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            lesson_id?: number | null;
            options?: {
                correct?: boolean;
                feedback?: {
                    ar?: string;
                    en?: string;
                };
                key: string;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            order?: string[];
            /** @description With two decimals at most. */
            points: number;
            prompts?: {
                key: string;
                match: string;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            rubric?: {
                key: string;
                /** @description With two decimals at most. */
                points: number;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            tags: string[];
            tolerance?: number;
            tolerance_percent?: number;
        };
        NewRecordingBody: {
            bytes: number;
            name: string;
        };
        NextSectionBody: {
            holder: string;
            /** @description The one to leave: where the attempt is past it already, nothing happens. */
            section: number;
        };
        Note: {
            /** Format: date-time */
            created_at: string;
            id: number;
            lesson_id: number;
            position_seconds: number | null;
            quote: string | null;
            /** @description Counts the changes of the note. */
            revision: number;
            /** @description Markdown. */
            text: string;
            /** Format: date-time */
            updated_at: string;
        };
        NoteBody: {
            /** @description Made by the caller: a note that is sent again under the same key is not made twice. */
            key: string;
            position_seconds?: number;
            quote?: string;
            /** @description Markdown. */
            text: string;
        };
        NoteChange: {
            /** @description Counts the changes of the note. */
            revision: number;
            /** @description Markdown. */
            text: string;
        };
        NotedContact: {
            deadline_at: string | null;
            /** Format: date-time */
            server_time: string;
            /** @enum {string} */
            state: "in_progress" | "ended";
        };
        NotedCourse: {
            id: number;
            /** @description How many notes hold the words. */
            note_count: number;
            title: string;
        };
        /**
         * @example {
         *       "id": 8104,
         *       "seq": 118,
         *       "kind": "exam_graded",
         *       "title": "صُحّح اختبارك في تحليل البيانات",
         *       "text": null,
         *       "link": "/exam-details/result/512",
         *       "is_read": false,
         *       "created_at": "2026-11-20T10:00:00Z"
         *     }
         */
        Notification: {
            /** Format: date-time */
            created_at: string;
            id: number;
            is_read: boolean;
            kind: string;
            link: string | null;
            seq: number;
            text: string | null;
            title: string;
        };
        NotificationChoice: {
            /** @enum {string} */
            kind: "exam_submitted" | "exam_graded" | "exam_result_out" | "certificate_issued" | "enrolled" | "assignment_made" | "assignment_due_soon" | "assignment_overdue" | "assignments_reminder" | "requirement_due_soon" | "requirement_late" | "requirement_expired" | "team_requirement_due_soon" | "team_requirement_late" | "team_requirement_expired" | "assigning_done" | "assigning_undone" | "assigning_stopped" | "export_ready" | "export_failed" | "people_invited" | "people_changed" | "company_message" | "course_asked" | "request_declined" | "employees_joined" | "employee_left" | "member_joined" | "retention_planned" | "licence_ending" | "licence_offered" | "order_paid" | "payment_returned" | "refund_granted" | "refund_refused" | "discussion_reply" | "question_asked" | "lesson_fault" | "announcement" | "live_lesson_set" | "live_lesson_tomorrow" | "live_lesson_soon" | "live_lesson_moved" | "live_lesson_cancelled";
            mail: boolean;
            push: boolean;
            site: boolean;
        };
        NotificationPreferences: {
            /** @description Kinds that an e-mail of their own is always sent for; `mail` of these decides nothing. */
            always_mailed: ("order_paid" | "payment_returned" | "refund_granted" | "refund_refused")[];
            is_seen_in_lessons: boolean;
            kinds: components["schemas"]["NotificationChoice"][];
            /** @enum {string} */
            mail_rhythm: "each" | "daily" | "weekly";
            quiet_from: number;
            quiet_until: number;
            time_zone: string;
        };
        Operator: {
            keeps_certificates: boolean;
            makes_licence_offers: boolean;
            name: string;
            reads_audit: boolean;
            reads_licence_offers: boolean;
            /** @enum {string} */
            role: "administrator" | "support" | "editor" | "finance" | "auditor";
            settles_reports: boolean;
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
        OwnAllowance: {
            /** Format: date-time */
            at: string;
            by: string | null;
            closes_at: string | null;
            extra_attempts: number;
            extra_seconds: number;
            id: number;
            opens_at: string | null;
            reason: string;
        };
        OwnCertificate: {
            /** @description Whether the holder has yet to confirm the names of their account, which go on it then. */
            awaits_names: boolean;
            /** @description The present one, whichever it was asked for by. */
            code: string;
            correct_name: string | null;
            correct_other_name: string | null;
            course: {
                id: number;
                /** @description As it was called on the day. */
                title: string;
            };
            grade: number | null;
            /** @description In the reader’s script where there is one: as it was on the day, or as it was corrected since. */
            holder_name: string;
            holder_name_ar: string | null;
            holder_name_en: string | null;
            instructor_name: string | null;
            /** Format: date-time */
            issued_at: string;
            reissued_at: string | null;
            /** @enum {string} */
            state: "valid" | "expired" | "withdrawn";
            valid_until: string | null;
            withdrawn_at: string | null;
            withdrawn_reason: string | null;
        };
        OwnCertificateName: {
            /** @description The `correct_name` that its holder was shown. */
            holder_name: string;
        };
        OwnCourseRequest: {
            answer: string | null;
            company: components["schemas"]["AskedCompany"];
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            id: number;
            reason: string;
            /** @description What the department’s budget holds for it (halalas). */
            reserved: number;
            /** @enum {string} */
            state: "open" | "approved" | "declined" | "withdrawn";
        };
        OwnCourseRequests: {
            /** @description Those that can be asked: where the person works, and which have not given them the course. */
            companies: components["schemas"]["AskableCompany"][];
            /** @description The latest of each company. */
            requests: components["schemas"]["OwnCourseRequest"][];
            /** @description The companies of the person on whose shelf the course stands, whatever it costs. */
            shelves: components["schemas"]["ShelfOfCompany"][];
        };
        OwnDataPage: {
            /** Format: date-time */
            exported_at: string;
            html: string;
        };
        OwnReview: {
            /** @description The reviews of the course that the caller finds helpful. */
            helpful_ids: number[];
            /** @description Whether the caller may answer its reviews. */
            is_teaching: boolean;
            /** @description Whether the caller has done 20 % of the course, and does not teach it. */
            may_review: boolean;
            percent: number | null;
            review: {
                /** Format: date-time */
                created_at: string;
                id: number;
                /** @description Whether an operator took it out of sight. */
                is_hidden: boolean;
                stars: number;
                text: string;
            } | null;
        };
        OwnShelf: {
            id: number;
            name: string;
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
        PlaybackRateBody: {
            /** @description How many times as fast as it was recorded. */
            rate: number;
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
        /** @description Null once the post is deleted, or the writer’s account. */
        PostAuthor: {
            avatar: string | null;
            /** @description Whether the writer teaches the course. */
            is_instructor: boolean;
            name: string;
        };
        PostChange: {
            /** @description Markdown. */
            text: string;
        };
        PostSwitch: {
            is_on: boolean;
        };
        PracticeBody: {
            value: components["schemas"]["AnswerValue"] | null;
        };
        PracticeVerdict: {
            explanation: string;
            is_right: boolean | null;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            share: number | null;
        };
        PrayerClash: {
            /** @description The earliest first, five at most. */
            cities: {
                /**
                 * Format: date-time
                 * @description The sunset that ends the fast, or the noon of Friday prayer.
                 */
                at: string;
                name: string;
            }[];
            /** @enum {string} */
            kind: "iftar" | "friday_prayer";
            /** @description How many cities are not named. */
            more: number;
        };
        PreferencesBody: {
            is_seen_in_lessons: boolean;
            kinds: {
                /** @enum {string} */
                kind: "exam_submitted" | "exam_graded" | "exam_result_out" | "certificate_issued" | "enrolled" | "assignment_made" | "assignment_due_soon" | "assignment_overdue" | "assignments_reminder" | "requirement_due_soon" | "requirement_late" | "requirement_expired" | "team_requirement_due_soon" | "team_requirement_late" | "team_requirement_expired" | "assigning_done" | "assigning_undone" | "assigning_stopped" | "export_ready" | "export_failed" | "people_invited" | "people_changed" | "company_message" | "course_asked" | "request_declined" | "employees_joined" | "employee_left" | "member_joined" | "retention_planned" | "licence_ending" | "licence_offered" | "order_paid" | "payment_returned" | "refund_granted" | "refund_refused" | "discussion_reply" | "question_asked" | "lesson_fault" | "announcement" | "live_lesson_set" | "live_lesson_tomorrow" | "live_lesson_soon" | "live_lesson_moved" | "live_lesson_cancelled";
                mail: boolean;
                push: boolean;
                site: boolean;
            }[];
            /** @enum {string} */
            mail_rhythm: "each" | "daily" | "weekly";
            quiet_from: number;
            quiet_until: number;
            time_zone: string;
        };
        Profile: {
            avatar: string | null;
            city: {
                id: number | null;
                name: string;
            } | null;
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
            instructor: {
                bio: string;
                expertise: string[];
                id: number;
                /** @enum {string} */
                state: "pending" | "approved" | "suspended";
                title: string;
            } | null;
            /** @description Whether the session may change addresses and end the account without another proof. */
            is_fresh: boolean;
            is_google: boolean;
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
        ProfilePatch: {
            bio?: string;
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
            expertise?: string[];
            job_name_id?: number;
            /** @enum {string} */
            locale?: "ar" | "en";
            /** @description In either script; another name than before leaves the one in the other script behind. Give this, or the names of the scripts. */
            name?: string;
            name_ar?: string | null;
            name_en?: string | null;
            title?: string;
        };
        ProgressBody: {
            /** @description When there was active time, however long ago: from and up to, in seconds since 1970 by the caller’s clock. What lies between the opening of the lesson and now counts, once. */
            active?: number[][];
            /** @description The button. It completes no video. */
            is_completed?: boolean;
            /** @description The end of the text was on screen; of a file: it was opened. */
            is_seen?: boolean;
            /** @description What the lesson came with as it was opened; without it active time counts from the first report on. */
            opened?: string;
            position_seconds?: number;
            /** @description Active time up to now: played, scrolled or typed in. None of it counts twice, and never more than the clock allows. */
            seconds_seen?: number;
            /** @description The second of this report by the same clock: a wrong clock is put right by it. */
            sent_at?: number;
            /** @description Parts of the video that were played: from and up to, in tenths of a second. */
            watched?: number[][];
        };
        PushRegistration: {
            firebase: components["schemas"]["FirebaseConfig"] | null;
            is_registered: boolean;
            vapid_key: string | null;
        };
        PushRegistrationBody: {
            /** @enum {string} */
            app: "learner" | "company";
            /** @enum {string} */
            kind: "fid" | "token";
            /** @enum {string} */
            language: "ar" | "en";
            token: string;
        };
        Question: {
            accepted_reply_id: number | null;
            author: components["schemas"]["PostAuthor"] | null;
            /** Format: date-time */
            created_at: string;
            editable_until: string | null;
            edited_at: string | null;
            has_voted: boolean;
            id: number;
            is_deleted: boolean;
            /** @description Whether the caller is notified of replies. */
            is_followed: boolean;
            is_own: boolean;
            lesson_id: number;
            lesson_title: string;
            may_accept: boolean;
            position_seconds: number | null;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            reply_count: number;
            /** @description Markdown; empty once deleted. */
            text: string;
            votes: number;
        };
        QuestionBody: {
            /** @description Made by the caller: what is sent again under the same key is not made twice. */
            key: string;
            position_seconds?: number;
            /** @description Markdown. */
            text: string;
        };
        QuestionCorrection: {
            /** Format: date-time */
            at: string;
            by: string;
            /** @description Issued by this correction. */
            certificates: number;
            done: number;
            id: number;
            lowered: number;
            now_failed: number;
            now_passed: number;
            /** @description Attempts whose result rises. */
            raised: number;
            reason: string;
            /** @enum {string} */
            status: "running" | "done" | "failed";
            total: number;
        };
        QuestionImportReport: {
            changed: number;
            created: number;
            /** @enum {string} */
            format: "gift" | "moodle_xml" | "qti21" | "qti30" | "xlsx" | "csv";
            /** @description That the file brings with these questions. */
            images: number;
            questions: components["schemas"]["ImportedQuestion"][];
            refused: components["schemas"]["RefusedQuestion"][];
            unchanged: number;
        };
        QuestionResult: {
            answer: components["schemas"]["AnswerValue"] | null;
            body: string;
            essay?: components["schemas"]["EssayForm"];
            explanation: string | null;
            files?: components["schemas"]["AnswerFile"][];
            /** @enum {string} */
            grading: "waiting" | "done" | "regrade_asked" | "may_ask_regrade";
            id: number;
            is_right: boolean | null;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            max_points: number;
            note: string | null;
            options: {
                feedback: string | null;
                is_right: boolean | null;
                key: string;
                text: string;
            }[];
            points: number | null;
            position: number;
            prompts: {
                key: string;
                right: string | null;
                text: string;
            }[];
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            right_answer: string | null;
            right_order: string[] | null;
            waived: ("full_marks" | "dropped") | null;
        };
        QuizHintBody: {
            /** @description How many hints the page shows already. */
            shown: number;
        };
        QuizHints: {
            /** @description Those that were asked for, the first one first. */
            hints: string[];
            hints_left: number;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
        };
        QuizQuestion: {
            answer: components["schemas"]["AnswerValue"] | null;
            at_second: number | null;
            /** @description Markdown. */
            body: string;
            essay?: components["schemas"]["EssayForm"];
            files?: components["schemas"]["AnswerFile"][];
            /** @description Those that were asked for, the first one first. */
            hints: string[];
            hints_left: number;
            id: number;
            /** @description It was right once. */
            is_solved: boolean;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            options: {
                /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                key: string;
                text: string;
            }[];
            other: {
                body: string;
                /** @enum {string} */
                language: "ar" | "en";
                options: {
                    /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                    key: string;
                    text: string;
                }[];
                prompts: {
                    /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                    key: string;
                    text: string;
                }[];
            } | null;
            points: number;
            position: number;
            /** @description Of a matching question: to each belongs one of the options. */
            prompts: {
                /** @description What answers name it by; of this attempt alone, and the same through all of it. */
                key: string;
                text: string;
            }[];
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            /** @description 0 where nothing was saved yet. */
            revision: number;
            tries: number;
        };
        QuizQuestionToWrite: {
            at_second: number | null;
            hints: {
                ar?: string;
                en?: string;
            }[];
            id: number;
            /** @description Who have answered it: what they were shown is kept. */
            learners: number;
            written: components["schemas"]["WrittenQuestion"];
        };
        QuizToWrite: {
            course: {
                id: number;
                languages: ("ar" | "en")[];
                title: string;
            };
            /** @description Each question right once completes the lesson, and nothing else does. */
            is_rule: boolean;
            lesson: {
                id: number;
                /** @enum {string} */
                kind: "video" | "article" | "file" | "live" | "package";
                title: string;
                video_seconds: number | null;
            };
            questions: components["schemas"]["QuizQuestionToWrite"][];
            /** @description Those that were taken out, the last one first: one that is written again by its id is asked again. */
            removed: components["schemas"]["QuizQuestionToWrite"][];
            /** @description Changes with everything that stands here. */
            state: string;
        };
        QuizToWriteBody: {
            /** @description Each question right once completes the lesson, and nothing else does. */
            is_rule: boolean;
            questions: {
                accepted?: string[];
                all_or_nothing?: boolean;
                answer?: boolean | number;
                at_second: number | null;
                body: {
                    ar?: string;
                    en?: string;
                };
                essay?: components["schemas"]["EssayForm"];
                exact?: boolean;
                explanation: {
                    ar?: string;
                    en?: string;
                };
                /** @description One after another, each says more. */
                hints: {
                    ar?: string;
                    en?: string;
                }[];
                id: number | null;
                /** @enum {string} */
                kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering";
                options?: {
                    correct?: boolean;
                    feedback?: {
                        ar?: string;
                        en?: string;
                    };
                    key: string;
                    text: {
                        ar?: string;
                        en?: string;
                    };
                }[];
                order?: string[];
                prompts?: {
                    key: string;
                    match: string;
                    text: {
                        ar?: string;
                        en?: string;
                    };
                }[];
                tolerance?: number;
                tolerance_percent?: number;
            }[];
            /** @description Changes with everything that stands here. */
            state: string;
        };
        QuizTryBody: {
            value: components["schemas"]["AnswerValue"] | null;
        };
        QuizVerdict: {
            course_percent: number;
            /** @description Empty until it is right. */
            explanation: string;
            /** @description On the options that were chosen. */
            feedback: string[];
            is_lesson_completed: boolean;
            is_right: boolean | null;
            /** @description It was right once. */
            is_solved: boolean;
            lesson_id: number;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            share: number | null;
            tries: number;
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
        ReadAllBody: {
            up_to: number;
        };
        Reading: {
            /** @enum {string} */
            calendar: "gregory" | "hijri" | "both";
            /** @enum {string} */
            digits: "latn" | "arab";
        };
        ReadingBody: {
            /** @enum {string} */
            calendar: "gregory" | "hijri" | "both";
            /** @enum {string} */
            digits: "latn" | "arab";
        };
        ReauthenticationBody: {
            password: string;
        };
        RecordedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                [key: string]: unknown;
            };
            kind: string;
        };
        RecordingUpload: {
            bytes: number;
            id: string;
            name: string;
            /** @description How many bytes have arrived. */
            received: number;
            refusal: ("kind" | "codec" | "length" | "unprepared") | null;
            /** @enum {string} */
            state: "uploading" | "preparing" | "refused";
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
        RefundDecision: {
            /** @description The operator’s words to the buyer. */
            decision: string;
            grant: boolean;
        };
        /** @description The site’s settings. */
        RefundTerms: {
            /** @description So long after payment a refund may be requested. */
            days: number;
            /** @description Below this progress a refund may be requested. */
            percent: number;
        };
        RefundToDecide: {
            /** @description Minor units (halalas), VAT included. */
            amount: number;
            buyer: components["schemas"]["BuyerDetails"];
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decision: string | null;
            email: string | null;
            id: number;
            line_id: number | null;
            line_seats: number;
            /** @enum {string} */
            method: "card" | "bank_transfer" | "none";
            order_id: string;
            order_number: string;
            /** @description Minor units (halalas), VAT included. */
            order_total: number;
            paid_at: string | null;
            reason: string;
            seats: number;
            /** @enum {string} */
            state: "requested" | "granted" | "refused" | "paid";
            title: string;
        };
        RefusedQuestion: {
            file: string | null;
            line: number;
            /** @description Why it is left out. */
            message: string;
            name: string | null;
        };
        RegradeBody: {
            reason: string;
        };
        RegradedAttempt: {
            after: {
                passed: boolean | null;
                percent: number | null;
                points: number | null;
            };
            attempt_id: number;
            before: {
                passed: boolean | null;
                percent: number | null;
                points: number | null;
            };
            learner: string;
            number: number;
        };
        RegradePreview: {
            attempts: number;
            /** @description Marks that a person gave, which stay. */
            kept: number;
            /** @description Of learners who no longer pass; they stay valid until an operator withdraws them. */
            kept_certificates: number;
            /** @description Attempts with an earlier wording that has another key. */
            left_alone: number;
            lowered: number;
            new_certificates: number;
            now_failed: number;
            now_passed: number;
            page: number;
            pages: number;
            /** @description Attempts whose result rises. */
            raised: number;
            rows: components["schemas"]["RegradedAttempt"][];
        };
        RegradePreviewBody: {
            key: components["schemas"]["CorrectedKey"];
            page?: number;
            /** @description From the question as it was read. */
            state: string;
        };
        RegradeQuestionBody: {
            key: components["schemas"]["CorrectedKey"];
            reason: string;
            /** @description From the question as it was read. */
            state: string;
        };
        ReissuedCertificate: {
            code: string;
        };
        RenderedTexts: {
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
        };
        ReopenAttemptBody: {
            /** @description Beside the time that was left when the attempt ended. */
            extra_minutes: number;
            reason: string;
        };
        Reply: {
            author: components["schemas"]["PostAuthor"] | null;
            /** Format: date-time */
            created_at: string;
            editable_until: string | null;
            edited_at: string | null;
            has_voted: boolean;
            id: number;
            is_accepted: boolean;
            is_deleted: boolean;
            is_own: boolean;
            question_id: number;
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            /** @description Markdown; empty once deleted. */
            text: string;
            votes: number;
        };
        ReplyBody: {
            /** @description Made by the caller: what is sent again under the same key is not made twice. */
            key: string;
            /** @description Markdown. */
            text: string;
        };
        ReportBody: {
            note?: string;
            /** @enum {string} */
            reason: "spam" | "abuse" | "personal_data" | "cheating" | "other";
        };
        ReportDecision: {
            is_removed: boolean;
        };
        ReportedPost: {
            id: number;
            is_reply: boolean;
            lesson: {
                id: number;
                title: string;
            };
            reports: {
                /** Format: date-time */
                at: string;
                note: string;
                /** @enum {string} */
                reason: "spam" | "abuse" | "personal_data" | "cheating" | "other";
                words: string | null;
            }[];
            /** @description Markdown. */
            text: string;
            writer: string | null;
            /** Format: date-time */
            written_at: string;
        };
        ReportedReview: {
            course: {
                id: number;
                title: string;
            };
            id: number;
            reports: {
                /** Format: date-time */
                at: string;
                note: string;
                /** @enum {string} */
                reason: "spam" | "abuse" | "personal_data" | "cheating" | "other";
                words: string | null;
            }[];
            stars: number;
            text: string;
            writer: string | null;
            /** Format: date-time */
            written_at: string;
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
        ResetToken: {
            /** @description Seconds. */
            expires_in: number;
            /** @description Whether a Google account signs in to the account, too. */
            is_google: boolean;
            /** @description Works once, for 30 minutes. */
            reset_token: string;
        };
        ReturnedTime: {
            attempts: number;
            /** @description Attempts that gained less, since the exam closes before. */
            capped: number;
            disconnections: number;
            seconds: number;
        };
        ReturnTimeBody: {
            attempts: number[] | null;
            reason: string;
        };
        /**
         * @example {
         *       "id": 510,
         *       "name": "نورة",
         *       "avatar": null,
         *       "stars": 5,
         *       "text": "شرح واضح وأمثلة من العمل.",
         *       "created_at": "2026-10-02T17:20:00Z",
         *       "edited_at": null,
         *       "helpful_count": 6,
         *       "reply": null
         *     }
         */
        Review: {
            avatar: string | null;
            /** Format: date-time */
            created_at: string;
            edited_at: string | null;
            /** @description How many people find it helpful. */
            helpful_count: number;
            id: number;
            /** @description `—` where its author has deleted the account. */
            name: string;
            reply: components["schemas"]["ReviewReply"] | null;
            stars: number;
            text: string;
        };
        ReviewBody: {
            stars: number;
            text: string;
        };
        ReviewDecision: {
            is_removed: boolean;
        };
        /** @description By the course’s instructor. */
        ReviewReply: {
            /** Format: date-time */
            replied_at: string;
            text: string;
        };
        ReviewReplyBody: {
            text: string;
        };
        ReviewReportBody: {
            note?: string;
            /** @enum {string} */
            reason: "spam" | "abuse" | "personal_data" | "cheating" | "other";
        };
        RubricCriterion: {
            key: string;
            max_points: number;
            points: number | null;
            text: string;
        };
        /** @description A question that anyone may try; it is part of no exam. */
        SampleQuestion: {
            body: string;
            course: components["schemas"]["CourseName"];
            options: string[];
        };
        /**
         * @example {
         *       "question_id": 41,
         *       "revision": 3,
         *       "saved_at": "2026-11-21T09:12:00Z",
         *       "server_time": "2026-11-21T09:12:00Z",
         *       "deadline_at": "2026-11-21T10:00:00Z"
         *     }
         */
        SavedAnswer: {
            deadline_at: string | null;
            question_id: number;
            revision: number;
            /** Format: date-time */
            saved_at: string;
            /** Format: date-time */
            server_time: string;
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
        SectionOutline: {
            exam: components["schemas"]["ExamSummary"] | null;
            id: number;
            lessons: components["schemas"]["LessonLine"][];
            title: string;
        };
        SectionUnderWay: {
            count: number;
            /** @description Plain text; empty where there are none. */
            instructions: string;
            next: components["schemas"]["ExamSection"] | null;
            /** @description From 1. */
            position: number;
            question_count: number;
            /** @description Extra time granted to this person included. */
            time_limit_seconds: number;
            title: string;
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
        SessionLockBody: {
            holder: string;
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
        Sharing: {
            changed_at: string | null;
            is_given: boolean;
            /** @enum {string} */
            topic: "certificates" | "own_courses";
        };
        SharingBody: {
            is_given: boolean;
            /** @enum {string} */
            topic: "certificates" | "own_courses";
            /** @description Of the wording that the person read. */
            version: number;
        };
        ShelfOfCompany: {
            id: number;
            name: string;
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
        SitePage: {
            /** @description Markdown. */
            body: string;
            description: string;
            slug: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        StartAttemptBody: {
            holder: string;
            password?: string | null;
        };
        StartedCorrection: {
            id: number;
        };
        StoredGrade: {
            /** @enum {string} */
            attempt_state: "submitted" | "graded";
            /** Format: date-time */
            graded_at: string;
            revision: number;
        };
        StudentBody: {
            /** @description A city that the country’s list does not hold, as people write it; at most 100 characters. */
            city?: string;
            /** @description A city of the country’s list; give this or `city`, not both. */
            city_id?: number;
            country_id: number;
            /** Format: email */
            email: string;
            /** @description The token of the link. */
            invitation?: string;
            job_name_id: number;
            name: string;
            password: string;
            /** @description In any notation; kept as E.164. */
            phone: string;
            /** @description ISO 3166 code, for numbers without a country code. */
            phone_country?: string;
            /** @description Whether the terms of use were accepted; they have to be. */
            terms: boolean;
        };
        StudyAgain: {
            lesson_id: number;
            /** @description That it teaches and that were missed. */
            questions: number;
            title: string;
        };
        SubmittedAttempt: {
            id: number;
            /** @description SHA-256 over the attempt and the revisions that were stored. */
            receipt: string;
            /** @enum {string} */
            state: "submitted" | "graded";
            /** Format: date-time */
            submitted_at: string;
        };
        SwitchBody: {
            /** @enum {string} */
            capacity: "personal" | "company" | "operator";
            company_id?: number;
        };
        TaughtAttempt: {
            id: number;
            /** @description Its time is up, and what was made before is still taken in, for half a minute. */
            is_overdue: boolean;
            learner: {
                id: number;
                name: string | null;
            };
            max_score: number;
            /** @description Which attempt of the learner it is, from 1. */
            number: number;
            passed: boolean | null;
            percent: number | null;
            score: number | null;
            /** Format: date-time */
            started_at: string;
            /** @enum {string} */
            state: "in_progress" | "submitted" | "graded" | "abandoned";
            submitted_at: string | null;
            submitted_by: ("learner" | "deadline" | "access_ended" | "instructor") | null;
        };
        TaughtCourse: {
            exams: components["schemas"]["TaughtExam"][];
            id: number;
            learners: number;
            /** @description Stars; 0 where there are no reviews. */
            rating: number;
            rating_count: number;
            /** @description Reviews that say something and have no answer yet. */
            reviews_waiting: number;
            /** @enum {string} */
            state: "draft" | "in_review" | "published" | "archived";
            title: string;
        };
        TaughtExam: {
            /** @description Attempts with a result. */
            graded: number;
            id: number;
            title: string;
            /** @description Answers in the grading queue. */
            waiting: number;
        };
        TaughtLiveLesson: {
            /** @description How many attended at least half of it. */
            attended: number;
            course: {
                id: number;
                title: string;
            };
            ends_at: string | null;
            has_recording: boolean;
            id: number;
            join_host: string | null;
            join_url: string | null;
            /** @description How many people may learn the course now. */
            learners: number;
            recording: components["schemas"]["TaughtRecording"] | null;
            starts_at: string | null;
            state: ("upcoming" | "open" | "under_way" | "over" | "cancelled") | null;
            title: string;
            upload: components["schemas"]["RecordingUpload"] | null;
        };
        TaughtQuizLesson: {
            chapters: number | null;
            id: number;
            /** @description Each question right once completes the lesson, and nothing else does. */
            is_rule: boolean;
            /** @enum {string} */
            kind: "video" | "article" | "file" | "live" | "package";
            questions: number;
            title: string;
        };
        TaughtQuizzes: {
            course: {
                id: number;
                title: string;
            };
            sections: {
                id: number;
                lessons: components["schemas"]["TaughtQuizLesson"][];
                title: string;
            }[];
        };
        TaughtRecording: {
            captions: ("ar" | "en")[];
            /** @description It was made to start at once. Otherwise it is served as it came. */
            is_optimised: boolean;
            name: string | null;
            seconds: number | null;
        };
        TextHit: {
            lesson_id: number;
            lesson_title: string;
            /** @description Words of the lesson as they stand in it, without markup. */
            text: string;
        };
        TextsToRender: {
            /** @description The course whose images they may show. */
            course_id?: number;
            /** @description Of options: plain words with code, formulas and images. */
            lines: string[];
            /** @description Markdown. */
            texts: string[];
        };
        TicketBody: {
            /** @description Of the sign-in that waits for its second factor; works in the browser that began it. */
            ticket: string;
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
        TransferBody: {
            reference: string;
        };
        VideoChapter: {
            /** @description At which it begins. */
            second: number;
            title: string;
        };
        VideoQuality: {
            /** @description Pixels of the shorter side of the picture: 720. */
            height: number;
            src: string;
        };
        WaitingAnswer: {
            attempt_id: number;
            /** @description Markdown. */
            body: string;
            course: string;
            exam: {
                id: number;
                title: string;
            };
            /** @description The learner asked to have the mark looked at again. */
            is_regrade: boolean;
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            learner: string | null;
            position: number;
            question_id: number;
            /** Format: date-time */
            since: string;
        };
        WaitingCourse: {
            /** @description The course that opens it once it is completed. */
            after: {
                id: number;
                title: string;
            };
            /** @description The company that assigned it. */
            assigned_by: string;
            /** @enum {string} */
            assigned_by_color: "masar" | "blue" | "violet" | "plum" | "rose" | "copper" | "olive" | "green";
            course: {
                id: number;
                title: string;
            };
            due_on: string | null;
            /** @description The name of the learning path. */
            path: string;
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
        WithdrawnAllowance: {
            id: number;
            /** Format: date-time */
            withdrawn_at: string;
        };
        WrittenQuestion: {
            accepted?: string[];
            all_or_nothing?: boolean;
            answer?: boolean | number;
            body: {
                ar?: string;
                en?: string;
            };
            essay?: components["schemas"]["EssayForm"];
            exact?: boolean;
            explanation: {
                ar?: string;
                en?: string;
            };
            /** @enum {string} */
            kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            options?: {
                correct?: boolean;
                feedback?: {
                    ar?: string;
                    en?: string;
                };
                key: string;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            /** @description Of ordering: the keys of the options in their right order. */
            order?: string[];
            points: number;
            prompts?: {
                key: string;
                /** @description The key of the option that belongs to it. */
                match: string;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            /** @description The texts among these that have formulas or code, each as rendered here; absent where none has. */
            rendered?: {
                [key: string]: unknown[];
            };
            rubric?: {
                key: string;
                points: number;
                text: {
                    ar?: string;
                    en?: string;
                };
            }[];
            tolerance?: number;
            tolerance_percent?: number;
        };
    };
    responses: {
        /** @description `allowance_used` */
        allowance_used: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `already_employed` */
        already_employed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `already_employed`, `employment_ended`, `joining_address` */
        "already_employed.employment_ended.joining_address": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `announcements_used_up` */
        announcements_used_up: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
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
        /** @description `attempt_taken_over`, `attempt_closed`, `conflict` */
        "attempt_taken_over.attempt_closed.conflict": {
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
        /** @description `certificate_withdrawn` */
        certificate_withdrawn: {
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
        /** @description `conflict`, `refund_impossible`, `idempotency_mismatch`, `idempotency_in_progress` */
        "conflict.2_more.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `conflict`, `idempotency_mismatch`, `idempotency_in_progress` */
        "conflict.idempotency_mismatch.idempotency_in_progress": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `consent_outdated` */
        consent_outdated: {
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
        /** @description `course_not_free` */
        course_not_free: {
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
        /** @description `edit_time_over` */
        edit_time_over: {
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
        /** @description `exam_under_way`, `owner_cannot_leave` */
        "exam_under_way.owner_cannot_leave": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `faults_used_up` */
        faults_used_up: {
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
        /** @description `forbidden`, `second_factor_demanded`, `not_enrolled`, `result_not_released` */
        "forbidden.2_more.result_not_released": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `forbidden`, `second_factor_demanded`, `not_enrolled`, `review_too_early` */
        "forbidden.2_more.review_too_early": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `forbidden`, `second_factor_demanded`, `not_enrolled`, `exam_closed`, `exam_password_wrong` */
        "forbidden.3_more.exam_password_wrong": {
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
        /** @description `forbidden`, `second_factor_demanded`, `not_enrolled` */
        "forbidden.second_factor_demanded.not_enrolled": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `forbidden`, `second_factor_demanded`, `not_enrolled`, `lesson_closed` */
        "forbidden.second_factor_demanded.not_enrolled.lesson_closed": {
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
        /** @description `grade_stale` */
        grade_stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `attempt_not_reopenable` */
        "idempotency_mismatch.1_more.attempt_not_reopenable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `attempt_taken_over`, `attempt_closed` */
        "idempotency_mismatch.2_more.attempt_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `course_owned`, `no_free_place` */
        "idempotency_mismatch.2_more.no_free_place": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `live_not_begun`, `recordings_full` */
        "idempotency_mismatch.2_more.recordings_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `exam_not_open`, `attempts_used_up`, `attempt_too_soon` */
        "idempotency_mismatch.3_more.attempt_too_soon": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `course_owned`, `request_open`, `requests_full` */
        "idempotency_mismatch.3_more.requests_full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `question_passed`, `attempt_taken_over`, `attempt_closed`, `files_full`, `attempt_files_full`, `exam_files_full` */
        "idempotency_mismatch.6_more.exam_files_full": {
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
        /** @description `idempotency_mismatch`, `idempotency_in_progress`, `nobody_to_tell` */
        "idempotency_mismatch.idempotency_in_progress.nobody_to_tell": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `images_full` */
        images_full: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `inspection_link_gone` */
        inspection_link_gone: {
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
        /** @description `invitation_gone` */
        invitation_gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `joining_link_gone` */
        joining_link_gone: {
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
        /** @description `lesson_unfinished` */
        lesson_unfinished: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `live_not_open` */
        live_not_open: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `live_over` */
        live_over: {
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
        /** @description `member_exists` */
        member_exists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `name_correction_closed`, `conflict` */
        "name_correction_closed.conflict": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `not_enrolled`, `lesson_closed` */
        "not_enrolled.lesson_closed": {
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
        /** @description `note_changed` */
        note_changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `notes_full` */
        notes_full: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `nothing_to_renew`, `nothing_to_redo` */
        "nothing_to_renew.nothing_to_redo": {
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
        /** @description `order_not_pending`, `idempotency_mismatch`, `idempotency_in_progress` */
        "order_not_pending.1_more.idempotency_in_progress": {
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
        /** @description `otp_gone` */
        otp_gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `package_too_large`, `package_incomplete` */
        "package_too_large.package_incomplete": {
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
        /** @description `payment_unavailable` */
        payment_unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `posts_used_up` */
        posts_used_up: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `push_off` */
        push_off: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `question_needed` */
        question_needed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `question_passed`, `attempt_taken_over`, `attempt_closed`, `upload_offset` */
        "question_passed.2_more.upload_offset": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `question_passed`, `attempt_taken_over`, `attempt_closed` */
        "question_passed.attempt_taken_over.attempt_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `questions_too_large` */
        questions_too_large: {
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
        /** @description `regrade_asked` */
        regrade_asked: {
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
        /** @description `revision_stale`, `question_passed`, `attempt_taken_over`, `attempt_closed` */
        "revision_stale.2_more.attempt_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `second_factor_demanded` */
        second_factor_demanded: {
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
        /** @description `too_large` */
        too_large: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_large`, `file_too_large` */
        "too_large.file_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `too_large`, `recording_too_large` */
        "too_large.recording_too_large": {
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
        /** @description `unsupported_media_type`, `file_kind_refused` */
        "unsupported_media_type.file_kind_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `unsupported_media_type`, `recording_kind_refused` */
        "unsupported_media_type.recording_kind_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description `upload_offset` */
        upload_offset: {
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
        /** @description `validation`, `captions_refused` */
        "validation.captions_refused": {
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
    withdrawAnnouncement: {
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
    getAttempt: {
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
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    saveAnswers: {
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
                 *       "holder": "tab-5f2c8e1a9b7d4036",
                 *       "answers": [
                 *         {
                 *           "question_id": 41,
                 *           "value": {
                 *             "text": "37.5"
                 *           },
                 *           "revision": 2,
                 *           "made_at": "2026-11-21T09:12:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AnswersBody"];
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
                        /** @description In the order of the request: each was saved, or refused by itself. */
                        data: components["schemas"]["AnswerOutcome"][];
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
    saveAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "tab-5f2c8e1a9b7d4036",
                 *       "value": {
                 *         "option": "o2"
                 *       },
                 *       "revision": 3,
                 *       "made_at": "2026-11-21T09:12:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerBody"];
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
                        data: components["schemas"]["SavedAnswer"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["revision_stale.2_more.attempt_closed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    beginAnswerFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": "tab-5f2c8e1a9b7d4036",
                 *       "name": "report.pdf",
                 *       "bytes": 184320,
                 *       "made_at": "2026-11-21T09:12:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["NewAnswerFileBody"];
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
                        data: components["schemas"]["AnswerFile"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.6_more.exam_files_full"];
            413: components["responses"]["too_large.file_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    askRegrade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "أظن أن إجابتي عن السؤال الثالث صحيحة أيضًا."
                 *     }
                 */
                "application/json": components["schemas"]["RegradeBody"];
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
            403: components["responses"]["forbidden.2_more.result_not_released"];
            404: components["responses"]["not_found"];
            409: components["responses"]["regrade_asked"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    noteContact: {
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
                 *       "page": "page-5f2c8e1a9b7d4036",
                 *       "lost_since": null,
                 *       "shown": [
                 *         {
                 *           "question": 41,
                 *           "at": "2026-11-21T09:00:12Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ContactBody"];
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
                        data: components["schemas"]["NotedContact"];
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
    removeAnswerFile: {
        parameters: {
            query: {
                holder: string;
            };
            header?: never;
            path: {
                fileId: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["question_passed.attempt_taken_over.attempt_closed"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    sendAnswerFilePart: {
        parameters: {
            query: {
                holder: string;
            };
            header: {
                "upload-offset": number;
            };
            path: {
                fileId: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["question_passed.2_more.upload_offset"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type.file_kind_refused"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getAnswerFileLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
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
                        data: components["schemas"]["AnswerFileLink"];
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
    checkReceipt: {
        parameters: {
            query: {
                code: string;
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
                        data: components["schemas"]["CheckedReceipt"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getResult: {
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
                        data: components["schemas"]["AttemptResult"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.2_more.result_not_released"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    nextSection: {
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
                 *       "holder": "tab-5f2c8e1a9b7d4036",
                 *       "section": 1
                 *     }
                 */
                "application/json": components["schemas"]["NextSectionBody"];
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
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            409: components["responses"]["attempt_taken_over.attempt_closed.conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    submitAttempt: {
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
                 *       "holder": "tab-5f2c8e1a9b7d4036"
                 *     }
                 */
                "application/json": components["schemas"]["SessionLockBody"];
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
                        data: components["schemas"]["SubmittedAttempt"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.2_more.attempt_closed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    takeOverAttempt: {
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
                 *       "holder": "tab-5f2c8e1a9b7d4036"
                 *     }
                 */
                "application/json": components["schemas"]["SessionLockBody"];
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
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getTrace: {
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
                        data: components["schemas"]["AttemptEvent"][];
                        meta: {
                            /** @description Earlier answers that were saved; of an essay there are thousands. */
                            left_out: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
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
    registerInstructor: {
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
                 *       "title": "د.",
                 *       "name": "سامي القحطاني",
                 *       "email": "sami@example.com",
                 *       "phone": "0501234567",
                 *       "phone_country": "SA",
                 *       "country_id": 194,
                 *       "city_id": 1,
                 *       "password": "Falcon#72-lake",
                 *       "terms": true,
                 *       "job_name_id": 3,
                 *       "bio": "أدرّس تحليل البيانات منذ عشر سنوات.",
                 *       "expertise": [
                 *         "تحليل البيانات"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InstructorBody"];
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
    confirmInstructor: {
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
                            /**
                             * @description The address is proved; an operator decides on the application.
                             * @enum {string}
                             */
                            state: "pending";
                        };
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
                        data: components["schemas"]["Profile"];
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
                 *       "locale": "ar",
                 *       "city_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProfilePatch"];
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
                        data: components["schemas"]["Profile"];
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
    getReading: {
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
                        data: components["schemas"]["Reading"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            404: components["responses"]["not_found"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setReading: {
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
                 *       "calendar": "hijri",
                 *       "digits": "arab"
                 *     }
                 */
                "application/json": components["schemas"]["ReadingBody"];
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
                        data: components["schemas"]["Reading"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            404: components["responses"]["not_found"];
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
    registerStudent: {
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
                 *       "email": "noura@example.com",
                 *       "phone": "0501234567",
                 *       "phone_country": "SA",
                 *       "country_id": 194,
                 *       "city_id": 1,
                 *       "password": "Falcon#72-lake",
                 *       "terms": true,
                 *       "job_name_id": 3
                 *     }
                 */
                "application/json": components["schemas"]["StudentBody"];
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
    getBill: {
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
                        data: components["schemas"]["Bill"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getBillPdf: {
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCalendarFeed: {
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
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    makeCalendarFeed: {
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
                        data: components["schemas"]["NewCalendarFeed"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    revokeCalendarFeed: {
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
            403: components["responses"]["second_factor_demanded"];
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
    listCategories: {
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
                        data: components["schemas"]["Category"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCertificates: {
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
                        data: components["schemas"]["OwnCertificate"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                        data: components["schemas"]["Certificate"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCertificateBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            410: components["responses"]["certificate_withdrawn"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    correctCertificateName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder_name": "نورة بنت محمد الحربي"
                 *     }
                 */
                "application/json": components["schemas"]["OwnCertificateName"];
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
                        data: components["schemas"]["ReissuedCertificate"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["name_correction_closed.conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCertificatePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            410: components["responses"]["certificate_withdrawn"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            503: components["responses"]["unavailable"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    checkCertificates: {
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
                 *       "codes": [
                 *         "MSR-7K2P-9QXD"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CertificateCodes"];
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
                        data: components["schemas"]["CheckedCertificate"][];
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
    checkCertificatesAsFile: {
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
                 *       "codes": [
                 *         "MSR-7K2P-9QXD"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CertificateCodes"];
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
            401: components["responses"]["api_key_invalid"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
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
    listAudit: {
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
                        data: components["schemas"]["AuditEntry"][];
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
    correctNameOnCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder_name": "نورة بنت محمد الحربي",
                 *       "other_holder_name": "Noura Alharbi",
                 *       "reason": "كُتب الاسم خطأً."
                 *     }
                 */
                "application/json": components["schemas"]["CertificateName"];
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
                        data: components["schemas"]["ReissuedCertificate"];
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
    withdrawCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "صدرت باسم شخص آخر."
                 *     }
                 */
                "application/json": components["schemas"]["CertificateWithdrawal"];
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
    findCompanies: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
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
                        data: components["schemas"]["DeskCompany"][];
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
    listLicenceOffers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "open" | "pending" | "bought" | "withdrawn" | "over";
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
                        data: components["schemas"]["DeskLicenceOffer"][];
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
    offerLicence: {
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
                 *       "company_id": 12,
                 *       "places": 50,
                 *       "unit_price": 60000,
                 *       "last_day": "2026-12-31"
                 *     }
                 */
                "application/json": components["schemas"]["LicenceOfferBody"];
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
                        data: components["schemas"]["LicenceOffered"];
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
    withdrawLicenceOffer: {
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
    getOperator: {
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
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "requested" | "granted" | "refused" | "paid";
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
                        data: components["schemas"]["RefundToDecide"][];
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
    decideRefund: {
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
                 *       "grant": true,
                 *       "decision": "أعدنا المبلغ إلى بطاقتك."
                 *     }
                 */
                "application/json": components["schemas"]["RefundDecision"];
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
            409: components["responses"]["conflict.2_more.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listReportedPosts: {
        parameters: {
            query?: {
                cursor?: string;
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
                        data: components["schemas"]["ReportedPost"][];
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
    decideOnReportedPost: {
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
                 *       "is_removed": true
                 *     }
                 */
                "application/json": components["schemas"]["ReportDecision"];
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
    listReportedReviews: {
        parameters: {
            query?: {
                cursor?: string;
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
                        data: components["schemas"]["ReportedReview"][];
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
    decideOnReportedReview: {
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
                 *       "is_removed": true
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDecision"];
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
    listReturns: {
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
                        data: components["schemas"]["MoneyToSendBack"][];
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
    confirmReturn: {
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
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["conflict.idempotency_mismatch.idempotency_in_progress"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    confirmTransfer: {
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
                 *       "reference": "MSR-2026-000184"
                 *     }
                 */
                "application/json": components["schemas"]["TransferBody"];
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
            409: components["responses"]["order_not_pending.1_more.idempotency_in_progress"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    sendContactMessage: {
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
                 *       "email": "noura@example.com",
                 *       "subject": "سؤال عن الشهادة",
                 *       "message": "هل تظهر الشهادة باسمي بالعربية والإنجليزية؟"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
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
            401: components["responses"]["api_key_invalid"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCountries: {
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
                            countries: components["schemas"]["Country"][];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCities: {
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
                            cities: components["schemas"]["City"][];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    withdrawCourseRequest: {
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
    listCourses: {
        parameters: {
            query?: {
                /** @description The slug of a category, or up to 20 with commas between them: courses of any of them. */
                category?: string;
                cursor?: string;
                date?: "newest";
                duration?: "short" | "medium" | "long";
                /** @description Up to 100 courses, in this order and on one page, whatever else the query says; those that are not published are missing. */
                ids?: string;
                instructor?: number;
                language?: "ar" | "en";
                level?: "beginner" | "intermediate" | "advanced";
                limit?: number;
                price?: "free" | "paid";
                q?: string;
                rating?: number;
                selling?: "best_selling";
                sort?: "relevance" | "newest" | "best_selling" | "top_rated" | "price_low" | "price_high";
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
                        meta: {
                            corrected_to: string | null;
                            next_cursor: string | null;
                            total: number;
                            total_is_capped: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getCourse: {
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
                        data: components["schemas"]["Course"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                cursor?: string;
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
                        course: {
                            id: number;
                            is_teaching: boolean;
                            title: string;
                        };
                        data: components["schemas"]["Announcement"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    sendAnnouncement: {
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
                 *       "audience": "not_started",
                 *       "ar": {
                 *         "title": "درس جديد",
                 *         "body": "أضفنا درسًا عن الجداول المحورية."
                 *       },
                 *       "en": {
                 *         "title": "A new lesson",
                 *         "body": "There is a lesson on pivot tables now."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnnouncementBody"];
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
                            /** @description How many it is sent to. */
                            people: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress.nobody_to_tell"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["announcements_used_up"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    measureAnnouncementAudience: {
        parameters: {
            query: {
                audience: "all" | "not_started" | "stuck" | "late";
                /** @description The lesson at which they are stuck; for that audience alone. */
                lesson_id?: number;
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
                        data: components["schemas"]["AnnouncementAudience"];
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
    getEnrolment: {
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
                        data: components["schemas"]["Enrolment"];
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
    enrol: {
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
                        data: components["schemas"]["Enrolment"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["course_not_free"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    startByLicence: {
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
                 *       "company_id": 12
                 *     }
                 */
                "application/json": components["schemas"]["LicenceStart"];
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
            409: components["responses"]["idempotency_mismatch.2_more.no_free_place"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listCourseNotes: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description Words that a note has to hold. */
                q?: string;
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
                        data: components["schemas"]["CourseNote"][];
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
    listCourseQuestions: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description Those without a reply first for the course’s instructor, else the newest. */
                order?: "newest" | "unanswered" | "votes";
                /** @description Words that the question or a reply to it has to hold. */
                q?: string;
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
                        data: components["schemas"]["Question"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    findSimilarQuestions: {
        parameters: {
            query: {
                /** @description A question as far as it is written. */
                text: string;
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
                        data: components["schemas"]["Question"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    beginRenewal: {
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
                        data: components["schemas"]["BegunCourseRenewal"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            409: components["responses"]["nothing_to_renew.nothing_to_redo"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getOwnCourseRequests: {
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
                        data: components["schemas"]["OwnCourseRequests"];
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
    askForCourse: {
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
                 *       "company_id": 12,
                 *       "reason": "أحتاجها لتقارير المبيعات الشهرية."
                 *     }
                 */
                "application/json": components["schemas"]["CourseRequestOrder"];
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
            409: components["responses"]["idempotency_mismatch.3_more.requests_full"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getOwnReview: {
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
                        data: components["schemas"]["OwnReview"];
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
    writeReview: {
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
                 *       "stars": 5,
                 *       "text": "شرح واضح وأمثلة من العمل."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewBody"];
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
                        data: components["schemas"]["OwnReview"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.2_more.review_too_early"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeReview: {
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
    listReviews: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                sort?: "helpful" | "newest";
                stars?: number;
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
                        data: components["schemas"]["Review"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    checkSampleAnswer: {
        parameters: {
            query: {
                /** @description The place of the chosen option, from 0. */
                option: number;
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
                        data: {
                            correct_option: number;
                            explanation: string;
                            is_correct: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    searchCourse: {
        parameters: {
            query: {
                q: string;
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
                        data: components["schemas"]["CourseSearch"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    countCourses: {
        parameters: {
            query?: {
                /** @description The slug of a category, or up to 20 with commas between them: courses of any of them. */
                category?: string;
                duration?: "short" | "medium" | "long";
                instructor?: number;
                language?: "ar" | "en";
                level?: "beginner" | "intermediate" | "advanced";
                price?: "free" | "paid";
                q?: string;
                rating?: number;
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
                        data: components["schemas"]["CourseCounts"] | null;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listEmployments: {
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
                        data: components["schemas"]["Employment"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getEmployment: {
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
                        data: components["schemas"]["EmploymentDetails"];
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
    getEmploymentHistory: {
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
    leaveCompany: {
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
            409: components["responses"]["exam_under_way.owner_cannot_leave"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listEmploymentTrainings: {
        parameters: {
            query: {
                cursor?: string;
                limit?: number;
                /** @description A calendar year in the company’s zone. */
                year: number;
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
                        data: components["schemas"]["OutsideTraining"][];
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
    getEmploymentTrainingFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                trainingId: number;
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
    getEmploymentRequirement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                requirementId: number;
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
            default: components["responses"]["internal.unavailable"];
        };
    };
    setSharing: {
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
                 *       "topic": "certificates",
                 *       "is_given": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["SharingBody"];
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
            409: components["responses"]["consent_outdated"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getEmploymentWaiverFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                waiverId: number;
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
    checkEvidencePack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
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
                        data: components["schemas"]["EvidenceCheck"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getExamQuestion: {
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
                        data: components["schemas"]["ExamQuestionToWrite"];
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
    changeExamQuestion: {
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
                 *       "state": "5f2c8e1a9b7d4036",
                 *       "points": 2,
                 *       "body": {
                 *         "ar": "كم يساوي 25 % من 150؟",
                 *         "en": "What is 25% of 150?"
                 *       },
                 *       "explanation": {
                 *         "ar": "لأن 150 × 0.25 = 37.5.",
                 *         "en": "150 × 0.25 = 37.5."
                 *       },
                 *       "answer": 37.5,
                 *       "tolerance": 0.5,
                 *       "tags": []
                 *     }
                 */
                "application/json": components["schemas"]["ExamQuestionBody"];
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
                        data: components["schemas"]["ExamQuestionToWrite"];
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
    duplicateExamQuestion: {
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
                        data: components["schemas"]["ExamQuestionToWrite"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    restoreExamQuestion: {
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
                        data: components["schemas"]["ExamQuestionToWrite"];
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
    retireExamQuestion: {
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
                        data: components["schemas"]["ExamQuestionToWrite"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["question_needed"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getExam: {
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
                        data: components["schemas"]["Exam"];
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
    listAllowances: {
        parameters: {
            query?: {
                /** @description Hidden, no name of a learner is in the answer. */
                names?: "shown" | "hidden";
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
                        data: components["schemas"]["Allowance"][];
                        meta: {
                            total: number;
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
    giveAllowance: {
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
                 *       "learners": [
                 *         204
                 *       ],
                 *       "applies_to": "every_attempt",
                 *       "extra_minutes": 15,
                 *       "extra_attempts": 0,
                 *       "reason": "وقت إضافي لضعف البصر."
                 *     }
                 */
                "application/json": components["schemas"]["AllowanceBody"];
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
                        data: components["schemas"]["GivenAllowances"];
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
    withdrawAllowance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                allowanceId: number;
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
                        data: components["schemas"]["WithdrawnAllowance"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["allowance_used"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listExamAttempts: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description Hidden, no name of a learner is in the answer. */
                names?: "shown" | "hidden";
                state?: "in_progress" | "submitted" | "graded" | "abandoned";
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
                        data: components["schemas"]["TaughtAttempt"][];
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
    startAttempt: {
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
                 *       "holder": "tab-5f2c8e1a9b7d4036"
                 *     }
                 */
                "application/json": components["schemas"]["StartAttemptBody"];
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
                        data: components["schemas"]["Attempt"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.3_more.exam_password_wrong"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.3_more.attempt_too_soon"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    endAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attemptId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "غادر المتعلّم القاعة."
                 *     }
                 */
                "application/json": components["schemas"]["EndAttemptBody"];
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
                        data: components["schemas"]["ActedAttempt"];
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
    checkReceiptOfLearner: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path: {
                attemptId: number;
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
                        data: components["schemas"]["CheckedReceipt"];
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
    getAttemptRecord: {
        parameters: {
            query?: {
                /** @description Hidden, no name of a learner is in the answer. */
                names?: "shown" | "hidden";
            };
            header?: never;
            path: {
                attemptId: number;
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
                        data: components["schemas"]["AttemptRecord"];
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
    reopenAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attemptId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "سُلّمت المحاولة خطأً.",
                 *       "extra_minutes": 10
                 *     }
                 */
                "application/json": components["schemas"]["ReopenAttemptBody"];
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
                        data: components["schemas"]["ActedAttempt"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.1_more.attempt_not_reopenable"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listExamLearners: {
        parameters: {
            query?: {
                /** @description A part of a name. */
                q?: string;
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
                        /** @description The first 20 by name. */
                        data: components["schemas"]["ExamLearner"][];
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
    getLiveExam: {
        parameters: {
            query?: {
                /** @description Hidden, no name of a learner is in the answer. */
                names?: "shown" | "hidden";
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
                        data: components["schemas"]["LiveExam"];
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
    returnLostTime: {
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
                 *       "attempts": [
                 *         512
                 *       ],
                 *       "reason": "انقطعت الشبكة في القاعة."
                 *     }
                 */
                "application/json": components["schemas"]["ReturnTimeBody"];
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
                        data: components["schemas"]["ReturnedTime"];
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
    setExamPassword: {
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
                 *       "password": "hall-4"
                 *     }
                 */
                "application/json": components["schemas"]["ExamPasswordBody"];
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
                        data: components["schemas"]["ExamPasswordSetting"];
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
    listPracticeQuestions: {
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
                        data: components["schemas"]["AttemptQuestion"][];
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
    tryPracticeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                kind: "single_choice" | "multiple_choice" | "true_false" | "short_text" | "number" | "matching" | "ordering" | "essay";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": {
                 *         "option": "o2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PracticeBody"];
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
                        data: components["schemas"]["PracticeVerdict"];
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
    listExamQuestions: {
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
                        data: components["schemas"]["ExamQuestions"];
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
    addExamQuestion: {
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
                 *       "kind": "single_choice",
                 *       "points": 2,
                 *       "body": {
                 *         "ar": "أي دالة تجمع بشرط؟",
                 *         "en": "Which function sums by a condition?"
                 *       },
                 *       "explanation": {
                 *         "ar": "لأن SUMIF تجمع بشرط.",
                 *         "en": "SUMIF sums by a condition."
                 *       },
                 *       "options": [
                 *         {
                 *           "key": "a",
                 *           "text": {
                 *             "ar": "SUMIF",
                 *             "en": "SUMIF"
                 *           },
                 *           "correct": true
                 *         },
                 *         {
                 *           "key": "b",
                 *           "text": {
                 *             "ar": "COUNT",
                 *             "en": "COUNT"
                 *           }
                 *         }
                 *       ],
                 *       "tags": [
                 *         "functions"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewExamQuestionBody"];
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
                        data: components["schemas"]["ExamQuestionToWrite"];
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
    exportExamQuestions: {
        parameters: {
            query: {
                format: "gift" | "moodle_xml" | "qti21" | "qti30" | "xlsx" | "csv";
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/xml; charset=utf-8": string;
                    "application/zip": string;
                    "text/csv; charset=utf-8": string;
                    "text/plain; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["questions_too_large"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    importExamQuestions: {
        parameters: {
            query: {
                /** @description Of texts that name none; the reader’s without it. */
                language?: "ar" | "en";
                /** @description The name of the file, whose ending says its format. */
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
                "application/octet-stream": unknown;
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
                        data: components["schemas"]["QuestionImportReport"];
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
    previewQuestionImport: {
        parameters: {
            query: {
                /** @description Of texts that name none; the reader’s without it. */
                language?: "ar" | "en";
                /** @description The name of the file, whose ending says its format. */
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
                "application/octet-stream": unknown;
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
                        data: components["schemas"]["QuestionImportReport"];
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
    getExamSettings: {
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
                        data: components["schemas"]["ExamSettings"];
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
    setExamRules: {
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
                 *       "state": "5f2c8e1a9b7d4036",
                 *       "instructions": {
                 *         "ar": "اقرأ كل سؤال مرتين.",
                 *         "en": "Read each question twice."
                 *       },
                 *       "time_limit_seconds": 3600,
                 *       "pass_mark": 60,
                 *       "grade_method": "highest",
                 *       "attempts_allowed": 2,
                 *       "attempt_delay_seconds": 86400,
                 *       "opens_at": null,
                 *       "closes_at": null,
                 *       "navigation": "free",
                 *       "questions_per_page": 5,
                 *       "shuffle_questions": true,
                 *       "shuffle_options": true,
                 *       "abandon_unanswered": false,
                 *       "negative_marking": false,
                 *       "tools": [
                 *         "calculator"
                 *       ],
                 *       "review": {
                 *         "just_after": [
                 *           "overall"
                 *         ],
                 *         "while_open": [
                 *           "overall"
                 *         ],
                 *         "after_last_attempt": null,
                 *         "after_closing": [
                 *           "answers",
                 *           "correctness",
                 *           "marks",
                 *           "overall"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ExamRulesBody"];
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
                        data: components["schemas"]["ExamSettings"];
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
    getExamStatistics: {
        parameters: {
            query?: {
                /** @description Of each learner; the first without it. */
                attempts?: "first" | "all" | "best" | "last";
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
                        data: components["schemas"]["ExamStatistics"];
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
    exportExamStatistics: {
        parameters: {
            query?: {
                /** @description Of each learner; the first without it. */
                attempts?: "first" | "all" | "best" | "last";
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
    getExamStructure: {
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
                        data: components["schemas"]["ExamStructure"];
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
    setExamStructure: {
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
                 *       "state": "5f2c8e1a9b7d4036",
                 *       "sections": [],
                 *       "places": [
                 *         {
                 *           "section": null,
                 *           "pool": null,
                 *           "questions": [
                 *             {
                 *               "id": 41,
                 *               "points": 2
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExamStructureBody"];
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
                        data: components["schemas"]["ExamStructure"];
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
    listFaqs: {
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
                        data: components["schemas"]["Faq"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    resolveFault: {
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listFavorites: {
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
                        data: components["schemas"]["FavoriteCourse"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addFavorite: {
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
                 *       "course_id": 7
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteBody"];
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
    removeFavorite: {
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
    orderFavorites: {
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
                 *         7,
                 *         3,
                 *         12
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteOrder"];
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
    listGradingQueue: {
        parameters: {
            query?: {
                by?: "question" | "learner";
                exam?: number;
                limit?: number;
                /** @description Hidden, no name of a learner is in the answer. */
                names?: "shown" | "hidden";
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
                        data: components["schemas"]["WaitingAnswer"][];
                        meta: {
                            total: number;
                        };
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
    getAnswerToGrade: {
        parameters: {
            query?: {
                /** @description Hidden, no name of a learner is in the answer. */
                names?: "shown" | "hidden";
            };
            header?: never;
            path: {
                attemptId: number;
                questionId: number;
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
                        data: components["schemas"]["AnswerToGrade"];
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
    gradeAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attemptId: number;
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "points": 4.5,
                 *       "note": "حجة واضحة، وينقصها مثال.",
                 *       "rubric": null,
                 *       "revision": 2
                 *     }
                 */
                "application/json": components["schemas"]["GradeBody"];
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
                        data: components["schemas"]["StoredGrade"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["grade_stale"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getGradedFileLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attemptId: number;
                fileId: string;
                questionId: number;
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
                        data: components["schemas"]["AnswerFileLink"];
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
    getHome: {
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
                        data: components["schemas"]["Home"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getInspectionFile: {
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
                 *       "inspection_link": "aW5zcGVjdGlvbi1vZi10aGUtYnJhbmNo",
                 *       "form": "json"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    form: "json" | "csv";
                    /** @description The token of the link. */
                    inspection_link: string;
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
                    "application/json": string;
                    "text/csv; charset=utf-8": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["inspection_link_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    openInspection: {
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
                 *       "inspection_link": "aW5zcGVjdGlvbi1vZi10aGUtYnJhbmNo"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link. */
                    inspection_link: string;
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
                        data: components["schemas"]["Inspection"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["inspection_link_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listInspectedPeople: {
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
                 *       "inspection_link": "aW5zcGVjdGlvbi1vZi10aGUtYnJhbmNo",
                 *       "status": "late",
                 *       "limit": 25
                 *     }
                 */
                "application/json": {
                    cursor?: string;
                    /** @description The token of the link. */
                    inspection_link: string;
                    /** @default 25 */
                    limit?: number;
                    q?: string;
                    /** @enum {string} */
                    status?: "met" | "waived" | "due" | "grace" | "late" | "expired";
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
                        data: components["schemas"]["InspectedPerson"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["inspection_link_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    acceptInvitation: {
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
                 *       "invitation": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationBody"];
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
                            company: components["schemas"]["CompanyName"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["already_employed"];
            410: components["responses"]["invitation_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    lookAtInvitation: {
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
                 *       "invitation": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationBody"];
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
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["invitation_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listJobNames: {
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
                            jobNames: components["schemas"]["JobName"][];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    joinByLink: {
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
                 *       "joining_link": "am9pbi10aGUtamVkZGFoLWJyYW5jaA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link. */
                    joining_link: string;
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
                        data: {
                            company: components["schemas"]["CompanyName"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["already_employed.employment_ended.joining_address"];
            410: components["responses"]["joining_link_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    lookAtJoiningLink: {
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
                 *       "joining_link": "am9pbi10aGUtamVkZGFoLWJyYW5jaA"
                 *     }
                 */
                "application/json": {
                    /** @description The token of the link. */
                    joining_link: string;
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
                        data: components["schemas"]["JoiningPage"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["joining_link_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getLearningGoal: {
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
                        data: components["schemas"]["LearningGoal"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setLearningGoal: {
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
                 *       "goal": {
                 *         "unit": "minutes",
                 *         "target": 120
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["LearningGoalBody"];
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
                        data: components["schemas"]["LearningGoal"];
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
    getLesson: {
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
                        data: components["schemas"]["Lesson"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addBookmark: {
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeBookmark: {
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
    getLessonCalendar: {
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
                    "text/calendar; charset=utf-8": string;
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
    completeLesson: {
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
                        data: components["schemas"]["LessonProgress"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["lesson_unfinished"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    reopenLesson: {
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
                        data: components["schemas"]["LessonProgress"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLessonFaults: {
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
                        data: components["schemas"]["LessonFault"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    reportFault: {
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
                 *       "kind": "wrong",
                 *       "text": "الناتج في المثال الثاني 12 لا 21.",
                 *       "position_seconds": 240
                 *     }
                 */
                "application/json": components["schemas"]["FaultBody"];
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["faults_used_up"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setLiveLesson: {
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
                 *       "starts_at": "2026-12-01T16:00:00Z",
                 *       "ends_at": "2026-12-01T17:30:00Z",
                 *       "join_url": "https://meet.example.com/masar"
                 *     }
                 */
                "application/json": components["schemas"]["LiveSessionBody"];
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
                        data: components["schemas"]["TaughtLiveLesson"];
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
    listLiveAttendance: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description Part of a name. */
                q?: string;
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
                        data: components["schemas"]["LiveAttendee"][];
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
    correctLiveAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "attended_seconds": 4500
                 *     }
                 */
                "application/json": components["schemas"]["LiveCorrectionBody"];
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
            409: components["responses"]["live_not_open"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelLiveLesson: {
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
                        data: components["schemas"]["TaughtLiveLesson"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["live_over"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    reportLiveVisit: {
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
                 *       "key": "visit-5f2c8e1a9b7d",
                 *       "seconds": 60
                 *     }
                 */
                "application/json": components["schemas"]["LiveVisitBody"];
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
                        data: components["schemas"]["LiveAttendance"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["live_not_open"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLessonNotes: {
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
                        data: components["schemas"]["Note"][];
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
    createNote: {
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
                 *       "key": "note-5f2c8e1a",
                 *       "text": "الدالة SUMIFS تجمع بأكثر من شرط.",
                 *       "position_seconds": 135,
                 *       "quote": "الجمع بشروط"
                 *     }
                 */
                "application/json": components["schemas"]["NoteBody"];
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
                        data: components["schemas"]["Note"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["notes_full"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    recordProgress: {
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
                 *       "position_seconds": 95,
                 *       "seconds_seen": 30,
                 *       "is_seen": true
                 *     }
                 */
                "application/json": components["schemas"]["ProgressBody"];
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
                        data: components["schemas"]["LessonProgress"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["lesson_unfinished"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listLessonQuestions: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description Those without a reply first for the course’s instructor, else the newest. */
                order?: "newest" | "unanswered" | "votes";
                /** @description Words that the question or a reply to it has to hold. */
                q?: string;
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
                        data: components["schemas"]["Question"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    askQuestion: {
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
                 *       "key": "question-9b7d",
                 *       "text": "لماذا يظهر #VALUE! هنا؟",
                 *       "position_seconds": 180
                 *     }
                 */
                "application/json": components["schemas"]["QuestionBody"];
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
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["posts_used_up"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getQuiz: {
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
                        data: components["schemas"]["QuizQuestion"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeRecording: {
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
    setRecordingCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                language: "ar" | "en";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/vtt": unknown;
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
            422: components["responses"]["validation.captions_refused"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    removeRecordingCaptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                language: "ar" | "en";
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
    beginRecording: {
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
                 *       "name": "lesson.mp4",
                 *       "bytes": 73400320
                 *     }
                 */
                "application/json": components["schemas"]["NewRecordingBody"];
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
                        data: components["schemas"]["RecordingUpload"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.2_more.recordings_full"];
            413: components["responses"]["too_large.recording_too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    cancelRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    sendRecordingPart: {
        parameters: {
            query?: never;
            header: {
                "upload-offset": number;
            };
            path: {
                id: number;
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["upload_offset"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type.recording_kind_refused"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    acceptMemberInvitation: {
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
                 *       "invitation": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["MemberInvitationToken"];
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
                            company: {
                                id: number;
                                name: string;
                            };
                            /** @enum {string} */
                            role: "owner" | "administrator" | "manager" | "finance" | "auditor";
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            409: components["responses"]["member_exists"];
            410: components["responses"]["invitation_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    lookAtMemberInvitation: {
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
                 *       "invitation": "c2lnbi1pbi10aGF0LXdhaXRz"
                 *     }
                 */
                "application/json": components["schemas"]["MemberInvitationToken"];
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
                        data: components["schemas"]["MemberInvitationPage"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            410: components["responses"]["invitation_gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listMyCourses: {
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
                            my_courses: components["schemas"]["MyCourse"][];
                            /** @description Assigned courses of learning paths that wait for their turn. */
                            waiting: components["schemas"]["WaitingCourse"][];
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
    listNotedCourses: {
        parameters: {
            query?: {
                /** @description Words that a note has to hold. */
                q?: string;
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
                        data: components["schemas"]["NotedCourse"][];
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
    deleteNote: {
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
    changeNote: {
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
                 *       "text": "الدالة SUMIFS تجمع بأكثر من شرط، والشرط الأول بعد نطاق الجمع.",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["NoteChange"];
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
                        data: components["schemas"]["Note"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["note_changed"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
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
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    readNotification: {
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
                            unread_notifications_count: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getNotificationCount: {
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
                            item_count: number;
                            last_seq: number;
                            unread_notifications_count: number;
                        };
                        item_count: number;
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listMissedNotifications: {
        parameters: {
            query: {
                after: number;
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
                        data: components["schemas"]["MissedNotifications"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getNotificationPreferences: {
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
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setNotificationPreferences: {
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
                 *       "kinds": [
                 *         {
                 *           "kind": "exam_graded",
                 *           "site": true,
                 *           "mail": true,
                 *           "push": false
                 *         }
                 *       ],
                 *       "quiet_from": 1320,
                 *       "quiet_until": 420,
                 *       "time_zone": "Asia/Riyadh",
                 *       "mail_rhythm": "daily",
                 *       "is_seen_in_lessons": true
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesBody"];
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
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    readAllNotifications: {
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
                 *       "up_to": 118
                 *     }
                 */
                "application/json": components["schemas"]["ReadAllBody"];
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
                            unread_notifications_count: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
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
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
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
                        data: components["schemas"]["SitePage"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setPlaybackRate: {
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
                 *       "rate": 1.5
                 *     }
                 */
                "application/json": components["schemas"]["PlaybackRateBody"];
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
            403: components["responses"]["second_factor_demanded"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getPushRegistration: {
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
                        data: components["schemas"]["PushRegistration"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    setPushRegistration: {
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
                 *       "kind": "fid",
                 *       "token": "cG9zdGNhcmQtZnJvbS1u",
                 *       "app": "learner",
                 *       "language": "ar"
                 *     }
                 */
                "application/json": components["schemas"]["PushRegistrationBody"];
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
                        data: components["schemas"]["PushRegistration"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            409: components["responses"]["push_off"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deletePushRegistration: {
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
                        data: components["schemas"]["PushRegistration"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getQuestion: {
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
                            question: components["schemas"]["Question"];
                            replies: components["schemas"]["Reply"][];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    deletePost: {
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
    editPost: {
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
                 *       "text": "وجدت الجواب في الدقيقة الثالثة."
                 *     }
                 */
                "application/json": components["schemas"]["PostChange"];
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            409: components["responses"]["edit_time_over"];
            410: components["responses"]["gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    acceptReply: {
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
                 *       "reply_id": 84
                 *     }
                 */
                "application/json": components["schemas"]["AcceptBody"];
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    followQuestion: {
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
                 *       "is_on": true
                 *     }
                 */
                "application/json": components["schemas"]["PostSwitch"];
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getQuestionToCorrect: {
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
                        data: components["schemas"]["CorrectableQuestion"];
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
    regradeQuestion: {
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
                 *       "key": {
                 *         "correct": [
                 *           "b"
                 *         ]
                 *       },
                 *       "state": "5f2c8e1a9b7d4036",
                 *       "reason": "الخيار الثاني صحيح أيضًا."
                 *     }
                 */
                "application/json": components["schemas"]["RegradeQuestionBody"];
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
                        data: components["schemas"]["StartedCorrection"];
                    };
                };
            };
            400: components["responses"]["malformed.idempotency_key_required"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["idempotency_mismatch.idempotency_in_progress.conflict"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    previewRegrade: {
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
                 *       "key": {
                 *         "correct": [
                 *           "b"
                 *         ]
                 *       },
                 *       "state": "5f2c8e1a9b7d4036"
                 *     }
                 */
                "application/json": components["schemas"]["RegradePreviewBody"];
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
                        data: components["schemas"]["RegradePreview"];
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
    replyToQuestion: {
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
                 *       "key": "reply-4036af",
                 *       "text": "لأن الخلية فيها نص لا عدد."
                 *     }
                 */
                "application/json": components["schemas"]["ReplyBody"];
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
                        data: components["schemas"]["Reply"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            410: components["responses"]["gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["posts_used_up"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    reportPost: {
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
                 *       "reason": "spam",
                 *       "note": "إعلان لا صلة له بالدرس."
                 *     }
                 */
                "application/json": components["schemas"]["ReportBody"];
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
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    votePost: {
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
                 *       "is_on": true
                 *     }
                 */
                "application/json": components["schemas"]["PostSwitch"];
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
                            votes: number;
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            410: components["responses"]["gone"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    showQuizHint: {
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
                 *       "shown": 1
                 *     }
                 */
                "application/json": components["schemas"]["QuizHintBody"];
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
                        data: components["schemas"]["QuizHints"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    tryQuizQuestion: {
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
                 *       "value": {
                 *         "option": "o2"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuizTryBody"];
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
                        data: components["schemas"]["QuizVerdict"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded.not_enrolled.lesson_closed"];
            404: components["responses"]["not_found"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    replyToReview: {
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
                 *       "text": "شكرًا لك، أضفنا المثال الذي طلبته."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewReplyBody"];
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
    reportReview: {
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
                 *       "reason": "abuse",
                 *       "note": "يسيء إلى المعلّم."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewReportBody"];
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
    voteReview: {
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
                 *       "is_on": true
                 *     }
                 */
                "application/json": components["schemas"]["PostSwitch"];
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
                            helpful_count: number;
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
    listSettings: {
        parameters: {
            query: {
                key: "contact";
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
                            key: string;
                            value: components["schemas"]["ContactDetails"];
                        }[];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listOwnShelves: {
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
                        data: components["schemas"]["OwnShelf"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listOwnShelfCourses: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
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
                        data: components["schemas"]["CourseCard"][];
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
    listSuggestions: {
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
                        data: components["schemas"]["CourseSuggestion"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listTeachers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                q?: string;
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
                        data: components["schemas"]["InstructorCard"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    getTeacher: {
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
                            teacher: components["schemas"]["Instructor"];
                        };
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid"];
            404: components["responses"]["not_found"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listTaughtCourses: {
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
                        data: components["schemas"]["TaughtCourse"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    addCourseImage: {
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
                "image/gif": unknown;
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
                        data: components["schemas"]["CourseImage"];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["images_full"];
            413: components["responses"]["too_large"];
            415: components["responses"]["unsupported_media_type"];
            422: components["responses"]["validation"];
            429: components["responses"]["too_many_requests"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    exportCourse: {
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
                    "application/zip": string;
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            404: components["responses"]["not_found"];
            409: components["responses"]["package_too_large.package_incomplete"];
            422: components["responses"]["validation"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    listPrayersDuring: {
        parameters: {
            query: {
                from: string;
                /** @description How long a person needs without a break who may begin at any time in it, such as the time limit of an exam. Without it, all of the time is needed. */
                needed_seconds?: number;
                until: string;
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
                        data: components["schemas"]["PrayerClash"][];
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
    listTaughtQuizzes: {
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
                        data: components["schemas"]["TaughtQuizzes"];
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
    listTaughtReviews: {
        parameters: {
            query?: {
                cursor?: string;
                is_waiting?: boolean;
                stars?: number;
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
                        data: components["schemas"]["Review"][];
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
    getChaptersToWrite: {
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
                        data: components["schemas"]["ChaptersToWrite"];
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
    writeChapters: {
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
                 *       "state": "5f2c8e1a9b7d4036",
                 *       "chapters": [
                 *         {
                 *           "title": {
                 *             "ar": "مقدمة",
                 *             "en": "Introduction"
                 *           },
                 *           "second": 0
                 *         },
                 *         {
                 *           "title": {
                 *             "ar": "مثال",
                 *             "en": "An example"
                 *           },
                 *           "second": 95
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChaptersToWriteBody"];
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
                        data: components["schemas"]["ChaptersToWrite"];
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
    getQuizToWrite: {
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
                        data: components["schemas"]["QuizToWrite"];
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
    writeQuiz: {
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
                 *       "state": "5f2c8e1a9b7d4036",
                 *       "is_rule": false,
                 *       "questions": [
                 *         {
                 *           "id": null,
                 *           "kind": "true_false",
                 *           "body": {
                 *             "ar": "تبدأ الصيغة بعلامة =.",
                 *             "en": "A formula begins with =."
                 *           },
                 *           "explanation": {
                 *             "ar": "نعم.",
                 *             "en": "Yes."
                 *           },
                 *           "answer": true,
                 *           "hints": [],
                 *           "at_second": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuizToWriteBody"];
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
                        data: components["schemas"]["QuizToWrite"];
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
    listTaughtLiveLessons: {
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
                        data: components["schemas"]["TaughtLiveLesson"][];
                    };
                };
            };
            400: components["responses"]["malformed"];
            401: components["responses"]["api_key_invalid.unauthenticated"];
            403: components["responses"]["forbidden.second_factor_demanded"];
            default: components["responses"]["internal.unavailable"];
        };
    };
    renderTexts: {
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
                 *       "texts": [
                 *         "المساحة $a^2$"
                 *       ],
                 *       "lines": [
                 *         "$a^2$"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TextsToRender"];
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
                        data: components["schemas"]["RenderedTexts"];
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
    getSignature: {
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
                            picture: string | null;
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
    putSignature: {
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
                            picture: string | null;
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
    deleteSignature: {
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
}
